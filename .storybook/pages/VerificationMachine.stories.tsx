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
      lead="Redeeming a mailed link: of a new account, of new login activity, or to turn two-factor off. Where nobody answers, nothing is said of the link, and it can be tried again."
      machine={verificationMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, verificationMachine),
});
