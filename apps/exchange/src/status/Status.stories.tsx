import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { cellTexts } from '#shared/testing/cellTexts.ts';
import type { Incident } from './incident';
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
  incidents: { kind: 'ready', incidents: [] },
  now: Date.UTC(2026, 1, 26, 8, 45),
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
 * this was loaded [DOM-328] [STS-001]. One sentence says how many coins and pairs don't work [STS-156].
 */
export const Known = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1 coin and 1 spot pair are restricted; everything else is active.')).toBeVisible();
    await expect(canvas.getByText('No incidents in the last 90 days.')).toBeVisible();
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

const delayed: Incident = {
  id: 'I-4K7QWZPA',
  title: 'Withdrawals of XRP are delayed',
  openedAt: Date.UTC(2026, 1, 26, 8, 10),
  closedAt: undefined,
  updates: [
    { at: Date.UTC(2026, 1, 26, 8, 10), text: 'We send no XRP while its network is slow.\nYour coins are safe.' },
    { at: Date.UTC(2026, 1, 26, 8, 40), text: 'The network is catching up.' },
  ],
};

const late: Incident = {
  id: 'I-9MXCV2BA',
  title: 'Charts were late',
  openedAt: Date.UTC(2026, 1, 3, 12),
  closedAt: Date.UTC(2026, 1, 3, 12, 25),
  updates: [
    { at: Date.UTC(2026, 1, 3, 12), text: "Candles arrive late. Trading isn't affected." },
    { at: Date.UTC(2026, 1, 3, 12, 25), text: 'Candles are on time again.' },
  ],
};

/**
 * An open incident stands above everything, the latest word first [STS-151]. The history counts it, marks its days in a
 * row of 90 [STS-152], and lists what is over: when it began, how long it took and what was said [STS-153].
 */
export const Incidents = meta.story({
  args: { incidents: { kind: 'ready', incidents: [delayed, late] } },
  play: async ({ canvas, canvasElement }) => {
    const open = canvas.getByRole('region', { name: delayed.title });
    await expect(open.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole('table', { name: 'Coins' }).getBoundingClientRect().top,
    );
    const said = within(open).getAllByRole('listitem');
    await expect(said.map((one) => one.lastElementChild?.textContent)).toEqual([
      'The network is catching up.',
      'We send no XRP while its network is slow.\nYour coins are safe.',
    ]);
    const history = within(canvas.getByRole('region', { name: 'Incidents' }));
    await expect(history.getByText('2 incidents in the last 90 days.')).toBeVisible();
    const days = [...canvasElement.querySelectorAll<HTMLElement>('[data-day]')];
    await expect(days).toHaveLength(90);
    const marked = days.filter(({ title }) => title.endsWith('1 incident'));
    await expect(marked.map(({ dataset }) => dataset['day'])).toEqual(['2026-02-03', '2026-02-26']);
    await userEvent.click(history.getByRole('button', { name: `03-02-2026 · ${late.title}` }));
    await expect(await history.findByText(/took 25 minutes/)).toBeVisible();
    await expect(history.getByText('Candles are on time again.')).toBeVisible();
    await expect(history.queryByRole('button', { name: /delayed/ })).toBeNull();
  },
});

/** Some exchanges keep no incidents: nothing is said of them [STS-155]. */
export const WithoutIncidents = meta.story({
  args: { incidents: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Incidents' })).toBeNull();
    await expect(canvas.getByRole('table', { name: 'Coins' })).toBeVisible();
  },
});

/** Incidents that can't be loaded leave the rest of the page alone [STS-155]. */
export const IncidentsFailed = meta.story({
  args: { incidents: { kind: 'failed', text: "The exchange can't be reached.", onRetry: fn(), isRetrying: false } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('table', { name: 'Coins' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry loading incidents' }));
    await expect(args.incidents?.kind === 'failed' && args.incidents.onRetry).toHaveBeenCalledOnce();
  },
});

/** One sentence says whether everything works [STS-156]; otherwise how much doesn't, as in the others. */
export const EverythingWorks = meta.story({
  args: {
    coins: {
      kind: 'ready',
      rows: [{ symbol: 'XDC', assetType: 'Coin', depositStatus: 'Active', withdrawalStatus: 'Active' }],
    },
    pairs: {
      kind: 'ready',
      rows: [
        { pair: 'XDC-ETH', tradingFlag: true },
        { pair: 'BTC-PERPETUAL', tradingFlag: false },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All coins and spot pairs are active.')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: {
    incidents: { kind: 'loading' },
    coins: { kind: 'loading', rows: 9 },
    pairs: { kind: 'loading', rows: 10 },
    refreshedAt: undefined,
  },
});

/** One list can fail while the other is shown [STS-003]. */
export const CoinsFailed = meta.story({
  args: { coins: { kind: 'failed', text: "The exchange can't be reached.", onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The exchange can't be reached.")).toBeVisible();
    await expect(canvas.getByText('XRP / USDT')).toBeVisible();
  },
});
