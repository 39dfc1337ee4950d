import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { cellTexts } from '#shared/testing/cellTexts.ts';
import { StatusView, type StatusViewProps } from './StatusView';

const known: StatusViewProps = {
  coins: {
    kind: 'ready',
    rows: [
      { symbol: 'XDC', assetType: 'Coin', depositStatus: 'Active', withdrawalStatus: 'Active' },
      { symbol: 'XRP', assetType: 'Coin', depositStatus: 'Active', withdrawalStatus: 'Inactive' },
    ],
  },
  pairs: {
    kind: 'ready',
    rows: [
      { pair: 'XDC-ETH', tradingFlag: true },
      { pair: 'XRP-USDT', tradingFlag: false },
    ],
  },
  refreshedAt: Date.UTC(2026, 1, 26, 8, 41),
  isStale: false,
  onRetry: fn(),
};

const meta = preview.meta({
  component: StatusView,
  title: 'Screens/Status/System status',
  parameters: { layout: 'fullscreen' },
  decorators: [inRouter],
  args: known,
});

/**
 * Each coin with its type, a link to its details and what can be done with it; each pair Active or Inactive; and when
 * this was loaded [DOM-328] [STS-001].
 */
export const Known = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const coins = canvas.getByRole('table', { name: 'Coins' });
    await expect(cellTexts(coins)).toEqual([
      ['XDC', 'Coin', 'Active', 'Active'],
      ['XRP', 'Coin', 'Active', 'Inactive'],
    ]);
    await expect(within(coins).getByRole('link', { name: 'XRP' })).toHaveAttribute('href', '/tokens/XRP');
    await expect(cellTexts(canvas.getByRole('table', { name: 'Trading pairs' }))).toEqual([
      ['XDC / ETH', 'Active'],
      ['XRP / USDT', 'Inactive'],
    ]);
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-02-26T08:41:00.000Z');
  },
});

/**
 * Loaded figures stay when a refresh fails; the page says that they may be out of date, and offers to retry [STS-002].
 */
export const Stale = meta.story({
  args: { isStale: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/This may be out of date/)).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Coins' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { coins: { kind: 'loading', rows: 9 }, pairs: { kind: 'loading', rows: 10 }, refreshedAt: undefined },
});

/** One list can fail while the other is shown [STS-003]. */
export const CoinsFailed = meta.story({
  args: { coins: { kind: 'failed', text: "The exchange can't be reached.", onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The exchange can't be reached.")).toBeVisible();
    await expect(canvas.getByText('XRP / USDT')).toBeVisible();
  },
});
