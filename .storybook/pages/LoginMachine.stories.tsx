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
      lead="From credentials to a session, through any step the exchange asks for: an authenticator code, an emailed code, a new login activity, an expired password. A failure returns to the step it came from and clears only the captcha and codes; an emailed code can be resent while one is being typed."
      machine={loginMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, loginMachine),
});
