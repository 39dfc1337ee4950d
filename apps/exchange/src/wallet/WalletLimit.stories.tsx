import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { filled, WalletOf } from './testing/WalletOf';
import { WalletView } from './WalletView';

const meta = preview.meta({
  component: WalletView,
  title: 'Screens/Wallet/Wallet/Daily limit',
  parameters: { layout: 'fullscreen' },
  decorators: [inRouter],
  args: filled,
  render: (args) => <WalletOf {...args} />,
});

const maximum = '2500000';

/**
 * How much of the day's limit is used, as text and as a bar, and when the day ends, in local time and in UTC [WAL-284]
 * [DOM-302].
 */
export const Line = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total Withdrawal Limit 40,000/2,500,000')).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: 'Daily withdrawal limit used' });
    await expect(bar).toHaveAttribute('aria-valuenow', '1.6');
    await expect(canvas.getByText(/Resets at 00:00 UTC, 02:00 your time\./)).toBeVisible();
  },
});

/** Where local time is UTC, the time is given once [WAL-284]. */
export const InUtc = meta.story({
  args: { offsetAt: () => 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Resets at 00:00 UTC\./)).toBeVisible();
  },
});

export const NearlyUsed = meta.story({
  args: { limit: { used: '2499000.123456', maximum, isReached: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total Withdrawal Limit 2,499,000.13/2,500,000')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '99.96');
  },
});

const reached = 'Daily limit of 2,500,000 XDC reached, cannot withdraw!';

const colourOf = (element: Element) => getComputedStyle(element).color;

/** In red, instead of the text, with a full bar [WAL-284] [WAL-285] [DOM-303]. */
export const UsedUp = meta.story({
  args: { limit: { used: maximum, maximum, isReached: true } },
  play: async ({ canvas }) => {
    const sentence = canvas.getByText(reached);
    await expect(sentence).toBeVisible();
    await expect(colourOf(sentence)).not.toBe(colourOf(canvas.getByRole('heading', { name: 'Wallet' })));
    await expect(canvas.queryByText(/Total Withdrawal Limit/)).toBeNull();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('data-state', 'complete');
  },
});

/** Beyond the limit the text is the same [WAL-285]. */
export const Beyond = meta.story({
  args: { limit: { used: '3100000', maximum, isReached: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(reached)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('data-state', 'complete');
  },
});

const onDayEnd = fn();
const midnight = Date.UTC(2026, 10, 21);
let startedAt = 0;

/** When the day ends its figures are reloaded [WAL-284]. */
export const DayEnds = meta.story({
  args: {
    onDayEnd,
    limit: { used: maximum, maximum, isReached: true },
    now: () => midnight - 400 + performance.now() - startedAt,
  },
  beforeEach: () => {
    startedAt = performance.now();
    onDayEnd.mockClear();
  },
  play: async () => {
    await waitFor(() => expect(onDayEnd).toHaveBeenCalledOnce());
  },
});
