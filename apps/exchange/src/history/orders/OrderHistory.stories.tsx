import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { readFill } from './fills';
import { FillsTable } from './FillsTable';
import { OrderHistoryView } from './OrderHistoryView';
import { OrderTotals } from './OrderTotals';
import type { PastOrder } from './pastOrder';
import { inPage, Keeping } from './testing/keeping';
import { oddOrders, pastOrders, today, wireFills } from './testing/orders';
import { bodyRows, filled, pairsIn, ready, usual } from './testing/shown';

const meta = preview.meta({
  component: OrderHistoryView,
  title: 'Screens/History/Order history',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: 'Filled and cancelled orders: filtered, sorted, and ten to a page.' },
    },
  },
  globals: { viewport: { value: 'desk' } },
  decorators: [inPage, inRouter],
  render: (args) => <Keeping {...args} />,
  args: filled,
});

/**
 * The ten documented columns, in their order, ten rows at a time; side and status are words [HIS-066] [HIS-100]
 * [DOM-388]. The order's own price follows, beside a dash where nothing was filled, and the frame of 1152 pixels holds
 * them all without scrolling [HIS-103] [HIS-114]. Decimals follow the pair, with the exact figure beside them; the fee names its currency [HIS-075].
 */
export const Ready = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const titles = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      'Date (UTC)',
      'Pair',
      'Type',
      'Side',
      'Average price',
      'Fee',
      'Amount',
      'Received',
      'Total',
      'Status',
      'Price',
    ]);
    await waitFor(() => expect(canvas.getByRole('table').getBoundingClientRect().width).toBe(1152));
    const rows = bodyRows(canvasElement);
    await expect(rows).toHaveLength(10);
    await expect(rows[0]?.children).toHaveLength(11);
    await expect(canvas.getByText('Page 1 of 4')).toBeVisible();
    await expect(canvas.getByText('1–10 of 34')).toBeVisible();
    const told = ['Completed', 'Partially filled', 'Cancelled', 'Partially cancelled'];
    for (const [at, words] of told.entries()) await expect(rows[at]).toHaveTextContent(words);
    await expect(rows[0]?.children[2]).toHaveTextContent('Limit');
    await expect(rows[4]?.children[2]).toHaveTextContent('Swap');
    for (const [at, side] of ['Buy', 'Sell'].entries()) await expect(rows[at]?.children[3]).toHaveTextContent(side);
    await expect(rows[0]).toHaveTextContent('7.500000XDC');
    await expect(rows[0]).toHaveTextContent('1,492.500000XDC');
    await expect(rows[1]).toHaveTextContent('4.590000USDT');
    await expect(rows[0]?.children[4]).toHaveTextContent('0.05212');
    await expect(rows[2]?.children[4]).toHaveTextContent('–');
    await expect(rows[2]?.children[10]).toHaveTextContent('0.0000005861');
  },
});

/**
 * Exact figures where there is room; an unknown pair or status appears as the server sent it [HIS-075]. A trade with the
 * OTC desk is named so [HIS-078].
 */
export const LongFigures = meta.story({
  args: { state: ready(oddOrders) },
  play: async ({ canvasElement }) => {
    const [long, otc, odd] = bodyRows(canvasElement);
    await expect(within(long ?? canvasElement).getByTitle('123,456,789,012.123456789')).toBeVisible();
    await expect(long).toHaveTextContent('Expired by the exchange');
    await expect(long).toHaveTextContent('Not available');
    await expect(odd).toHaveTextContent('DOGE / EUR');
    await expect(odd).toHaveTextContent('Stop limit');
    await expect(odd).toHaveTextContent('1,000.0005DOGE');
    await expect(otc?.children[2]).toHaveTextContent('OTC');
    await expect(within(otc ?? canvasElement).getByTitle('11,000.025000000000000001')).toBeVisible();
    await expect(odd?.children[0]).toHaveTextContent('Not available');
  },
});

const fills = (order: PastOrder) => (
  <FillsTable order={order} state={{ kind: 'ready', rows: wireFills.map(readFill) }} />
);

/**
 * A filled order unfolds to its fills, and one that received nothing doesn't unfold [HIS-112]. The columns still fit
 * [HIS-114].
 */
export const Unfolded = meta.story({
  args: { fills },
  play: async ({ canvas, canvasElement }) => {
    const [first, , third] = bodyRows(canvasElement);
    await expect(within(third ?? canvasElement).queryByRole('button')).toBeNull();
    await userEvent.click(within(first ?? canvasElement).getByRole('button', { name: 'Details of Buy XDC / USDT' }));
    const table = canvas.getByRole('table', { name: 'Fills' });
    const titles = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      'Date (UTC)',
      'Price (USDT)',
      'Amount (XDC)',
      'Total (USDT)',
      'Fee (XDC)',
      'Received (XDC)',
      'Role',
    ]);
    const [, one, other] = within(table).getAllByRole('row');
    for (const words of ['20-11-2026 12:04:05', '0.05211', '1,000', '52.11', '5.00', '995', 'Taker'])
      await expect(one).toHaveTextContent(words);
    await expect(other).toHaveTextContent('Maker');
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Order history' })).toBeNull());
  },
});

/** What the filtered orders received, paid in fees and came to, for each coin, to the last unit [HIS-113]. */
export const WithTotals = meta.story({
  args: { totals: <OrderTotals orders={pastOrders(7)} /> },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Totals of 7 orders' });
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    await expect(rows).toEqual([
      'CoinReceivedFeeTotal',
      'CoinXDCReceived2,985Fee15Total–Not available',
      'CoinUSDTReceived1,050.11Fee5.27695Total1,211.75',
      'CoinXDCEReceived5,000Fee0Total5,000',
    ]);
  },
});

/** The header shows the sort column and direction, which stay for other pages and after filtering [HIS-076]. */
export const Sorted = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const column = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(column('Date (UTC)')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(column('Amount')).toHaveAttribute('aria-sort', 'descending');
    await expect(column('Date (UTC)')).toHaveAttribute('aria-sort', 'none');
    await expect(new Set(pairsIn(canvasElement).slice(0, 5))).toEqual(new Set(['XDC / XDCE']));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(column('Amount')).toHaveAttribute('aria-sort', 'descending');
    await expect(pairsIn(canvasElement)).toContain('XDC / USDT');
    await userEvent.click(canvas.getByRole('radio', { name: 'Sell' }));
    await expect(column('Amount')).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByText('Page 1 of 2')).toBeVisible();
    await expect(pairsIn(canvasElement).slice(5, 8)).toEqual(Array(3).fill('XRP / USDT'));
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(column('Amount')).toHaveAttribute('aria-sort', 'ascending');
    await expect(pairsIn(canvasElement)[0]).toBe('BTC / USDT');
  },
});

/** Every column sorts: figures from the largest, words from A [HIS-076]. */
export const EveryColumnSorts = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const firstAfter = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      return bodyRows(canvasElement)[0];
    };
    await expect(await firstAfter('Pair')).toHaveTextContent('BTC / USDT');
    await expect(await firstAfter('Type')).toHaveTextContent('Limit');
    await expect(await firstAfter('Type')).toHaveTextContent('Swap');
    await expect(await firstAfter('Side')).toHaveTextContent('Buy');
    await expect(await firstAfter('Average price')).toHaveTextContent('91,800.12');
    await expect(await firstAfter('Fee')).toHaveTextContent('7.500000XDC');
    await expect(await firstAfter('Received')).toHaveTextContent('XDC / XDCE');
    await expect(await firstAfter('Total')).toHaveTextContent('XDC / XDCE');
    await expect(await firstAfter('Status')).toHaveTextContent('Cancelled');
    await expect(await firstAfter('Date (UTC)')).toHaveTextContent('20-11-2026');
    await expect(await firstAfter('Date (UTC)')).toHaveTextContent('15-11-2026');
  },
});

/** Shows which page of how many, and turns both ways by keyboard [HIS-071] [DOM-388]. */
export const Paged = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(canvas.getByText('Page 4 of 4')).toBeVisible();
    await expect(bodyRows(canvasElement)).toHaveLength(4);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Page 4 of 4')).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect(previous).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Page 3 of 4')).toBeVisible();
    await expect(bodyRows(canvasElement)).toHaveLength(10);
  },
});

/** A trader without any orders yet [HIS-072] [DOM-293]. */
export const NoOrders = meta.story({
  args: { state: ready([]), hasOthers: false },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('cell');
    await expect(cell.textContent).toMatch(/^There is no order history dataOrders appear here once/);
    await expect(within(cell).queryByRole('button', { name: 'Reset' })).toBeNull();
    await expect(within(cell).getByRole('link', { name: 'Start trading' })).toHaveAttribute('href', '/trade');
  },
});

/** The exact documented sentence for visitors [DOM-293]. */
export const Visitor = meta.story({
  args: { state: ready([]), hasOthers: false, isLoggedIn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no order history')).toBeVisible();
  },
});

/** As many placeholder rows as a page has, at the same height [HIS-077] [HIS-099]. */
export const Loading = meta.story({
  args: { state: { kind: 'loading', rows: 10 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('status', { name: '' })[0]).toBeInTheDocument();
    const heights = bodyRows(canvasElement).map((row) => row.getBoundingClientRect().height);
    await expect(heights).toEqual(Array(10).fill(44));
    await expect(canvas.queryByText(/There is no order history/)).toBeNull();
  },
});

const retry = fn();

/** A failure is never shown as an empty list, and can be retried [HIS-077] [HIS-099]. */
export const Failed = meta.story({
  args: { state: { kind: 'failed', text: "We can't reach the exchange.", onRetry: retry } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    await expect(canvas.queryByText(/There is no order history/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** Rows loaded before a failure stay, with a note that more are missing [HIS-077]. */
export const CutShort = meta.story({
  args: { cutShort: { onRetry: retry, isRetrying: false }, isStale: true },
  play: async ({ canvas, canvasElement }) => {
    retry.mockClear();
    await expect(bodyRows(canvasElement)).toHaveLength(10);
    await expect(canvas.getByText("We couldn't load all of your orders. Older ones are missing here.")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** Rows that may be out of date stay, and are marked [HIS-077] [HIS-099]. */
export const Stale = meta.story({
  args: { isStale: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Delayed')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-stale]').length).toBeGreaterThan(0);
  },
});

/** A hundred thousand rows page as fast as ten [HIS-077]. */
export const HundredThousand = meta.story({
  args: { state: ready(pastOrders(100_000, 20_000)), filter: { ...usual, range: { from: '2026-10-01', to: today } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Page 1 of 10000')).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Next' });
    for (let turn = 0; turn < 5; turn += 1) await userEvent.click(next);
    await expect(canvas.getByText('Page 6 of 10000')).toBeVisible();
    await expect(bodyRows(canvasElement)).toHaveLength(10);
  },
});
