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
      lead="Choosing a new password with the token of a mailed link. A link that is refused stays so, whatever password comes with it; anything else can be mended."
      machine={resetPasswordMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, resetPasswordMachine),
});
