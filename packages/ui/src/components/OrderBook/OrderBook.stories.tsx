import { bookDepth, pairOf } from '@exchange/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import type { LastPrice } from './drawing/lastPriceDrawing';
import type { BookView } from './rows/bookRows';
import { createValue, staticSource } from './live/liveSource';
import { OrderBook } from './OrderBook';
import { changingBook } from './testing/changingBook';
import { InPanel, lastOf } from './testing/InPanel';
import { pointOf } from '../Figure/testing/pointOf';
import { cellsOf, findRow, rowAt, drawn } from './testing/rowsIn';
import { shownBook } from './testing/shownBook';
import { bookOf, xdc, xdcBook } from './testing/sampleBook';

const nothing: BookView = { asks: [], bids: [] };

const meta = preview.meta({
  component: OrderBook,
  title: 'Components/Trading/OrderBook',
  args: { ...shownBook, onGroupingChange: fn(), onPick: fn() },
  render: (args) => <InPanel {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'Sell orders, the last price and buy orders of the trading and margin screens: the best 15 levels on each side, or the full depth of 500. It fills its container. Includes picking rows by mouse and keyboard, and thousands of changes a second.',
      },
      story: { height: '760px' },
    },
  },
});

const arrowsShown = (root: HTMLElement) =>
  [...root.querySelectorAll<SVGElement>('[data-arrow]')]
    .filter((arrow) => getComputedStyle(arrow).display !== 'none')
    .map((arrow) => arrow.dataset['arrow']);

/**
 * Sells above, with the best next to the last price [TRD-040], which has an arrow, a word and its value in USD [TRD-041], and the
 * spread with its share beside it [TRD-507]; sums add up from there, and bars are as long as these [TRD-049].
 */
export const FifteenLevels = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-side]:not([data-blank])')).toHaveLength(30);
    await expect(cellsOf(rowAt(canvasElement, 'asks', 0))).toEqual(['0.05312030', '15,284.800830', '15,284.80']);
    await expect(cellsOf(rowAt(canvasElement, 'asks', 1))).toEqual(['0.05312060', '36,745.216052', '52,030.01']);
    const [shorter, longer] = [6, 14].map((at) => {
      const row = rowAt(canvasElement, 'asks', at);
      const bar = row.querySelector('[data-cell="bar"]')?.getBoundingClientRect().width ?? 0;
      return { bar, sum: Number(cellsOf(row)[2]?.replaceAll(',', '')) };
    });
    if (!shorter || !longer) throw new Error('A row is missing.');
    await expect(longer.bar).toBeGreaterThan(shorter.bar);
    await expect(shorter.bar / longer.bar).toBeCloseTo(shorter.sum / longer.sum, 1);
    const tops = [
      rowAt(canvasElement, 'asks', 14),
      rowAt(canvasElement, 'asks', 0),
      canvas.getByText('up'),
      rowAt(canvasElement, 'bids', 0),
      rowAt(canvasElement, 'bids', 14),
    ].map((part) => part.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await expect(canvas.getByRole('grid')).toHaveTextContent(
      'Last price 0.05312000 up≈ about $0.053120Spread0.0₆600.0000006<0.01% of the mid price',
    );
    await expect(arrowsShown(canvasElement)).toEqual(['up']);
    const heights = [...canvasElement.querySelectorAll<HTMLElement>('[data-side]')].map((row) => row.offsetHeight);
    await expect(new Set(heights)).toEqual(new Set([20]));
  },
});

/** The same component: it only renders the visible rows, and both sides scroll around the last price. */
export const FiveHundredLevels = meta.story({
  args: { depth: bookDepth.full, source: staticSource(bookOf(xdc, '0.05312', 18_000, 600)) },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    const grid = canvas.getByRole('grid', { name: 'Order book' });
    await expect(grid).toHaveAttribute('aria-rowcount', '1002');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-side]').length).toBeLessThan(160));
    await waitFor(() => expect(findRow(canvasElement, 'asks', 0)).toBeVisible());
    grid.scrollTop = 0;
    await waitFor(() => expect(findRow(canvasElement, 'asks', 499)).not.toBeNull());
    const price = canvas.getByText('Last price').getBoundingClientRect();
    await expect(price.bottom).toBeLessThanOrEqual(grid.getBoundingClientRect().bottom);
    grid.scrollTop = grid.scrollHeight;
    const bottomOfLowest = () => rowAt(canvasElement, 'bids', 499).getBoundingClientRect().bottom;
    await waitFor(() => expect(bottomOfLowest()).toBeCloseTo(grid.getBoundingClientRect().bottom, 0));
  },
});

/** Press the button to see up to 500 levels a side, with the same grouping; the last price stays in view [TRD-047]. */
export const FullDepth = meta.story({
  args: { onDepthChange: fn(), grouping: 1, source: staticSource(bookOf(xdc, '0.05312', 18_000, 600)) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    const button = canvas.getByRole('button', { name: 'Full depth' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(args.onDepthChange).toHaveBeenLastCalledWith(bookDepth.full);
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1002'));
    await waitFor(() => expect(cellsOf(rowAt(canvasElement, 'asks', 0))[0]).toMatch(/^0\.\d{7}$/));
    await expect(canvasElement.querySelectorAll('[data-side]').length).toBeLessThan(160);
    const price = canvas.getByText('Last price').getBoundingClientRect();
    await expect(price.bottom).toBeLessThan(canvas.getByRole('grid').getBoundingClientRect().bottom);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '32'));
  },
});

/**
 * Each option shows its step [TRD-045] [DOM-082] [DOM-284]. Coarser ones follow, and the closed selector shows the step
 * [TRD-503]. Sells round up to their group and buys down, so that no price looks better than it is.
 */
export const Grouping = meta.story({
  args: { source: staticSource(bookOf(xdc, '0.05312', 18_000, 400)) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    const groups = canvas.getByRole('combobox', { name: 'Groups' });
    await expect(groups).toHaveTextContent(/^0\.00000001$/);
    const { width } = groups.getBoundingClientRect();
    await userEvent.click(groups);
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      '0 0.00000001',
      '1 0.0000001',
      '2 0.000001',
      '0.00001',
      '0.0001',
    ]);
    await userEvent.click(screen.getByRole('option', { name: '2 0.000001' }));
    await expect(args.onGroupingChange).toHaveBeenLastCalledWith(2);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(cellsOf(rowAt(canvasElement, 'asks', 0))[0]).toBe('0.053121'));
    await expect(cellsOf(rowAt(canvasElement, 'bids', 0))[0]).toBe('0.053119');
    await expect(canvasElement.querySelectorAll('[data-side]:not([data-blank])')).toHaveLength(30);
    await expect(groups).toHaveTextContent(/^0\.000001$/);
    await expect(groups.getBoundingClientRect().width).toBe(width);
    await userEvent.click(groups);
    await userEvent.click(await screen.findByRole('option', { name: '0.0001' }));
    await expect(args.onGroupingChange).toHaveBeenLastCalledWith(4);
    await waitFor(() => expect(cellsOf(rowAt(canvasElement, 'asks', 0))[0]).toBe('0.0532'));
  },
});

/** Marked by a line at the edge and in words, not by colour alone. */
export const OwnOrders = meta.story({
  args: {
    ownOrders: [
      { side: 'sell', price: '0.0531211', amount: '1250' },
      { side: 'sell', price: '0.0531211', amount: '750' },
      { side: 'buy', price: '0.0531195', amount: '500' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-own]')).toHaveLength(2);
    await expect(canvas.getByTitle('Yours: 2,000 XDC')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Yours: 500 XDC/ })).toBeVisible();
  },
});

/** Dimmed but readable. The page explains why once, above all panels. */
export const Stale = meta.story({
  args: { state: { kind: 'stale' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await expect(canvas.getByRole('grid')).toHaveAttribute('data-stale');
    await userEvent.hover(rowAt(canvasElement, 'asks', 3));
    await expect(canvas.getByText('Average')).toBeVisible();
  },
});

/** As tall as the rows that are loading. */
export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { source: staticSource(nothing), lastPrice: staticSource<LastPrice | undefined>(undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('There are no sell orders.')).toBeVisible();
    await expect(canvas.getByText('There are no buy orders.')).toBeVisible();
    await expect(canvas.getByText('No price yet')).toBeInTheDocument();
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onPick).not.toHaveBeenCalled();
  },
});

const emptied = createValue<BookView>(xdcBook);

/** A side without orders says so; the other stays where it was [TRD-053]. */
export const EmptySide = meta.story({
  args: {
    source: emptied,
    lastPrice: lastOf({ price: '0.05312', direction: 'down', usd: '0.05312' }),
  },
  beforeEach: () => {
    emptied.set(xdcBook);
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    const best = rowAt(canvasElement, 'bids', 0);
    const { top } = best.getBoundingClientRect();
    emptied.set({ asks: [], bids: xdcBook.bids.slice(0, 6) });
    await expect(await canvas.findByText('There are no sell orders.')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-side]:not([data-blank])')).toHaveLength(6));
    await expect(rowAt(canvasElement, 'bids', 0)).toBe(best);
    await expect(best.getBoundingClientRect().top).toBe(top);
  },
});

/** Without a USD rate the price is shown on its own [TRD-043], with its arrow down [TRD-041]. */
export const WithoutUsd = meta.story({
  args: { lastPrice: lastOf({ price: '0.05312', direction: 'down', usd: undefined }) },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByRole('grid')).toHaveTextContent('Last price 0.05312000 down');
    await expect(arrowsShown(canvasElement)).toEqual(['down']);
    await expect(canvasElement.querySelector('[data-cell="usd"]')).not.toBeVisible();
    await expect(canvas.getByText('≈')).not.toBeVisible();
  },
});

const moving = changingBook(xdcBook);

const flashIn = (row: HTMLElement) => {
  const cell = row.querySelector('[data-flash]');
  return cell && getComputedStyle(cell, '::before');
};

/** Only the amount that changed flashes, and fades [TRD-050]. */
export const Flash = meta.story({
  args: { source: moving.source },
  globals: { motion: 'full' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvasElement.querySelector('[data-flash]')).toBeNull();
    moving.scale('asks', 2, '1.5');
    await waitFor(() => expect(flashIn(rowAt(canvasElement, 'asks', 2))?.animationDuration).toBe('0.4s'));
    await expect(canvasElement.querySelectorAll('[data-flash]')).toHaveLength(1);
    await waitFor(() => expect(flashIn(rowAt(canvasElement, 'asks', 2))?.opacity).toBe('0'));
  },
});

/** Nothing flashes if reduced motion is on [TRD-050]. */
export const FlashOfLessMotion = Flash.extend({
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    moving.scale('asks', 2, '1.5');
    await waitFor(() => expect(flashIn(rowAt(canvasElement, 'asks', 2))?.animationDuration).toBe('0s'));
    await expect(flashIn(rowAt(canvasElement, 'asks', 2))?.opacity).toBe('0');
  },
});

const retry = fn();

export const Failed = meta.story({
  args: { state: { kind: 'failed', text: 'The order book cannot be loaded.', onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The order book cannot be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** Blue and orange replace green and red. The direction of the last price is also shown by its arrow. */
export const ColourBlindPalette = meta.story({
  globals: { palette: 'colorblind' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
  },
});

const eth = pairOf('XDC-ETH');

/** Leading zeros are written as a count; hovering reveals every digit, and screen readers read them all. */
export const TinyPrices = meta.story({
  args: {
    pair: eth,
    source: staticSource(bookOf(eth, '0.00002161', 90_000, 30)),
    lastPrice: lastOf({ price: '0.00002161', direction: 'down', usd: '0.05312' }),
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getAllByTitle(/^0\.00002/)[0]).toHaveTextContent(/^0\.0₄2/);
    await expect(cellsOf(rowAt(canvasElement, 'asks', 0))[0]).toMatch(/^0\.0₄(\d+)0\.0000\1$/);
  },
});

const midBook = bookOf(eth, '0.0001', 90_000, 30);

/** In a book that spans tiny and larger prices no price is shortened, and the points stay aligned [TRD-451]. */
export const AcrossTiny = meta.story({
  args: {
    pair: eth,
    source: staticSource(midBook),
    lastPrice: lastOf({ price: '0.0001', direction: 'up', usd: '0.2411' }),
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await document.fonts.ready;
    const prices = (['asks', 'bids'] as const).map((side) =>
      rowAt(canvasElement, side, 0).querySelector('[data-cell="price"]'),
    );
    await expect(prices[0]).toHaveTextContent(/^0\.00010/);
    await expect(prices[1]).toHaveTextContent(/^0\.00009/);
    const [ask, bid] = prices.map(pointOf);
    await expect(ask).toBeCloseTo(bid ?? 0, 1);
  },
});

const btc = pairOf('BTC-USDT');

export const LargePrices = meta.story({
  args: {
    pair: btc,
    source: staticSource(bookOf(btc, '91800.5', 0.4, 60)),
    lastPrice: lastOf({ price: '91800.5', direction: 'flat', usd: '91800.5' }),
    ownOrders: [{ side: 'buy', price: '91800.3', amount: '0.01' }],
    grouping: 1,
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
  },
});

/** With less room than rows, the last price stays in the middle. */
export const ShortPanel = meta.story({
  render: (args) => <InPanel {...args} size={{ blockSize: '420px' }} />,
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    const grid = canvas.getByRole('grid').getBoundingClientRect();
    const best = rowAt(canvasElement, 'asks', 0).getBoundingClientRect();
    await expect(best.bottom - grid.top - 20).toBeCloseTo(grid.bottom - best.bottom - 52, -1);
  },
});

export const Phone = meta.story({
  render: (args) => <InPanel {...args} size={{ inlineSize: '100%', blockSize: '480px' }} />,
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
  },
});
