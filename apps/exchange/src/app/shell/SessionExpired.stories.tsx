import { expect, fn, screen, within } from 'storybook/test';
import { ownFrame } from '../../../../../.storybook/ownFrame';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { SessionExpired } from './SessionExpired';

const meta = preview.meta({
  component: SessionExpired,
  title: 'Screens/Shell/Session expired',
  parameters: { layout: 'fullscreen', docs: { story: ownFrame(480) } },
  decorators: [
    inRouter,
    (Story) => (
      <div style={{ minBlockSize: '480px' }}>
        <Story />
      </div>
    ),
  ],
  args: { idleTimeoutMs: 900_000, wanted: { wantedPlace: '/wallet' }, onDismiss: fn() },
});

/**
 * Its title [SHL-085] [DOM-260], and after 15 minutes the exact documented sentence [SHL-086] [DOM-261]; 'Login' leads
 * to signing in [SHL-088].
 */
export const AfterFifteenMinutes = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('dialog', {
      name: 'Session Expired',
      description: 'You have been logged out due to 15 min of inactivity. Please Login again.',
    });
    await expect(within(dialog).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
});

export const AfterAnHour = meta.story({ args: { idleTimeoutMs: 3_600_000 } });

/** 'Cancel' closes it [SHL-088]. */
export const PutAway = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const FollowedToLogin = meta.story({
  play: async ({ args, userEvent }) => {
    (await screen.findByRole('link', { name: 'Login' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
