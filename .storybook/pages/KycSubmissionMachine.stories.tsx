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
      lead="Submits identity documents: filled in, sent photo by photo, under review, approved or rejected. A photo that doesn't arrive is resent automatically; an exchange without the photo call gets all three in one call. If there is no answer to the documents, the profile is checked until it shows whether they arrived."
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
