import { changePasswordMachine } from '../../packages/machines/src/changePassword/changePasswordMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Change password',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const ChangePassword = meta.story({
  render: () => (
    <MachinePage
      title="Change password"
      lead="Changes the password, with a code from the authenticator app while two-factor is on. After a wrong code it asks for another; any other refusal returns to the form. If there is no answer, the password may have changed, and nothing is resent automatically."
      machine={changePasswordMachine}
      stories={[
        { id: 'screens-profile-change-password--empty', name: 'Its screen' },
        { id: 'screens-profile-change-password-connected--changed', name: 'Its flow' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, changePasswordMachine),
});
