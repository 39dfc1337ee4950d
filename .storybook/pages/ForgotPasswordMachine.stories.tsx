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
      lead="Requests a link for resetting the password. The exchange gives the same answer for every email address, and the link can be resent."
      machine={forgotPasswordMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, forgotPasswordMachine),
});
