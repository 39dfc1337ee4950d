import { examples } from '@exchange/api/testing';
import { noFeeData, readFeeData } from '@exchange/domain';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { cellTexts } from '#shared/testing/cellTexts.ts';
import { FeesView, type FeesViewProps } from './FeesView';

const found = readFeeData(examples.fees.found.body.data);

const known: FeesViewProps = {
  tab: 'trading',
  onTabChange: fn(),
  state: { kind: 'ready', rows: [found] },
  onLookAgain: fn(),
};

const meta = preview.meta({
  component: FeesView,
  title: 'Screens/Info/Fees',
  parameters: { layout: 'fullscreen' },
  decorators: [inRouter],
  args: known,
});

/** Every spot pair with its buying and selling fees, in the first of two tabs [DOM-147] [DOM-327]. */
export const Trading = meta.story({
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(tabs).toEqual(['Trading Fees', 'Withdrawal Fees']);
    const rows = cellTexts(canvas.getByRole('table', { name: 'Trading Fees' }));
    await expect(rows).toHaveLength(10);
    await expect(rows).toContainEqual(['XDC / ETH', '0.50%', '0.50%']);
    await expect(rows).toContainEqual(['XDC / XDCE', 'Free', 'Free']);
  },
});

/** Every coin: deposits and XDC withdrawals are free, and XDCE shows how its fee is calculated [DOM-327]. */
export const Withdrawal = meta.story({
  args: { tab: 'withdrawal' },
  play: async ({ canvas }) => {
    const rows = cellTexts(canvas.getByRole('table', { name: 'Withdrawal Fees' }));
    await expect(rows).toHaveLength(9);
    await expect(canvas.getAllByText('Free')).toHaveLength(10);
    await expect(rows).toContainEqual(['XDC', 'XDC Network', '1,000', 'Free', 'Free']);
    await expect(rows).toContainEqual(['BTC', 'Bitcoin', '0.005', 'Free', '0.001']);
    await expect(canvas.getByText('0.2% or the fee, whichever is greater')).toBeVisible();
  },
});

/**
 * A database error sent in place of fees isn't fee data: the page says so rather than quoting fees of its own
 * [INF-100].
 */
export const NoFeeData = meta.story({
  args: { state: { kind: 'ready', rows: [noFeeData] } },
  play: async ({ canvas, args }) => {
    await expect(readFeeData(examples.fees.databaseError.body.data)).toEqual(noFeeData);
    await expect(canvas.getByText("Fees aren't available right now.")).toBeVisible();
    await expect(canvas.queryByText('0.50%')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onLookAgain).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { state: { kind: 'loading', rows: 10 } } });

const onRetry = fn();

/** A failure says what happened, and can be retried [INF-101]. */
export const Failed = meta.story({
  args: { state: { kind: 'failed', text: "The exchange can't be reached.", onRetry } },
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await expect(canvas.getByText("The exchange can't be reached.")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
