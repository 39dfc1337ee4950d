import { forgotPasswordMachine } from '../../packages/machines/src/forgotPassword/forgotPasswordMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Forgot password',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const ForgotPassword = meta.story({
  render: () => (
    <MachinePage
      title="Forgot password"
      lead="Asking for a link to choose a new password with. What the exchange answers is the same for every address, and it can be asked again."
      machine={forgotPasswordMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, forgotPasswordMachine),
});
