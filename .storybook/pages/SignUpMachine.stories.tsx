import { signUpMachine } from '../../packages/machines/src/signUp/signUpMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Sign up',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const SignUp = meta.story({
  render: () => (
    <MachinePage
      title="Sign up"
      lead="Opening an account. A refusal leads back to the form with all that was typed; the page ends with the mail that is to be looked for."
      machine={signUpMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, signUpMachine),
});
