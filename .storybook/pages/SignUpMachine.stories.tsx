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
      lead="Creates an account. A refusal returns to the form with everything as typed; after success it asks the trader to check their email."
      machine={signUpMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, signUpMachine),
});
