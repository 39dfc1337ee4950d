import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { ProfileAt } from './testing/ProfileAt';
import { createScriptedProfile } from '#shared/testing/scriptedProfile.ts';

let exchange = createScriptedProfile();

const Screen = ({ address }: { address: string }) => <ProfileAt address={address} exchange={exchange} />;

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Profile/Profile/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The profile in the full application, with a simulated exchange that answers calls and sends live updates.',
      },
    },
  },
  args: { address: '/profile' },
  beforeEach: () => {
    exchange = createScriptedProfile();
  },
});

/**
 * A profile that couldn't be loaded is loaded by Retry; the chosen tab is in the address. axe, which checks every
 * profile story in both themes, finds nothing [PRF-162].
 */
export const Loaded = meta.story({
  beforeEach: () => exchange.reach(false),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    exchange.reach(true);
    await userEvent.click(retry);
    await expect(await canvas.findByText('Ada Lovelace')).toBeVisible();
    await expect(canvas.getByText('Submitted')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Security' }));
    await expect(canvas.getByTestId('address')).toHaveTextContent('/profile?tab=security');
    await expect(canvas.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
  },
});

/** A change in identity verification elsewhere appears without a reload [PRF-013]. */
export const VerifiedMeanwhile = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Submitted');
    exchange.setProfile({ documentStatus: 'Approved' });
    exchange.say('update-kyc-status-{userId}', {});
    await waitFor(() => expect(canvas.getByText('Approved')).toBeVisible());
  },
});
