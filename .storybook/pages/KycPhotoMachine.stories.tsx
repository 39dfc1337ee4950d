import { kycPhotoMachine } from '../../packages/machines/src/kycPhoto/kycPhotoMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/KYC photo',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const KycPhoto = meta.story({
  name: 'KYC photo',
  render: () => (
    <MachinePage
      title="KYC photo"
      lead="One photo of the identity documents, from choosing it until it can be sent. It is prepared on the device; if it looks too dark, blurred, too small or cut off, the trader decides whether to use it anyway. Until then the previous photo can't be sent, and it is restored if the new one is rejected."
      machine={kycPhotoMachine}
      stories={[
        { id: 'screens-kyc-photo-field--chosen', name: 'settled' },
        { id: 'screens-kyc-photo-field--preparing', name: 'preparing' },
        { id: 'screens-kyc-photo-field--doubtful', name: 'advised' },
        { id: 'screens-kyc-photo-field--refused-in-place-of-another', name: 'refused' },
        { id: 'screens-kyc-photos-connected--chosen-while-away', name: 'In the full application' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, kycPhotoMachine),
});
