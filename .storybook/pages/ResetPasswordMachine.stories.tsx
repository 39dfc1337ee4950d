import { resetPasswordMachine } from '../../packages/machines/src/resetPassword/resetPasswordMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Reset password',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const ResetPassword = meta.story({
  render: () => (
    <MachinePage
      title="Reset password"
      lead="Sets a new password with the token from an emailed link. A rejected link stays rejected, whatever the password; anything else can be corrected."
      machine={resetPasswordMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, resetPasswordMachine),
});
