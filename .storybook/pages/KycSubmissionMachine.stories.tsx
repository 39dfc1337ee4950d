import { kycSubmissionMachine } from '../../packages/machines/src/kycSubmission/kycSubmissionMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/KYC',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Kyc = meta.story({
  render: () => (
    <MachinePage
      title="KYC"
      lead="Submits identity documents: filled in, sent picture by picture, waiting for a decision, approved or rejected. A picture that doesn't arrive is resent automatically; an exchange without the picture call gets all three in one call. If no answer comes to the documents, the profile is read until it is known whether they arrived."
      machine={kycSubmissionMachine}
      stories={[
        { id: 'screens-kyc-form--filled', name: 'Its form' },
        { id: 'screens-kyc-sending--pictures-one-by-one', name: 'Sending' },
        { id: 'screens-kyc-afterwards--submitted', name: 'Afterwards' },
        { id: 'screens-kyc-tab-connected--approved-live', name: 'In the full application' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, kycSubmissionMachine),
});
