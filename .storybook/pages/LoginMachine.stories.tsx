import { loginMachine } from '../../packages/machines/src/login/loginMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Login',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Login = meta.story({
  render: () => (
    <MachinePage
      title="Login"
      lead="From credentials to a session, through whatever step the exchange asks for: a code of the authenticator app, a mailed code, a new place, a password that has expired. What fails leads back to the step it came from, and costs captcha and codes only; a mailed code can be asked for again beside what is being typed."
      machine={loginMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, loginMachine),
});
