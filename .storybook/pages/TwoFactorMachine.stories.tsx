import { twoFactorMachine } from '../../packages/machines/src/twoFactor/twoFactorMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Two-factor',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const TwoFactor = meta.story({
  render: () => (
    <MachinePage
      title="Two-factor"
      lead="Turns two-factor on or off: the emailed code first, then a 6-digit code from the authenticator app. If there is no answer, the status is checked until it shows whether two-factor was switched. The set-up secret is stored only while the set-up is under way."
      machine={twoFactorMachine}
      stories={[
        { id: 'screens-profile-two-factor--off', name: 'Its screen' },
        { id: 'flows-two-factor--turned-on', name: 'Its flow' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, twoFactorMachine),
});
