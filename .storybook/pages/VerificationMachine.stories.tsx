import { verificationMachine } from '../../packages/machines/src/verification/verificationMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Verification',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Verification = meta.story({
  render: () => (
    <MachinePage
      title="Verification"
      lead="Redeems an emailed link: for a new account, for new login activity, or to turn two-factor off. Without an answer, the link isn’t called invalid and can be tried again."
      machine={verificationMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, verificationMachine),
});
