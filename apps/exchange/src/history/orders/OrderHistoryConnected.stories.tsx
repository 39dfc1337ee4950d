import { createClock } from '@exchange/domain';
import { ClockContext } from '@exchange/ui';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { ScreenToLeave } from '#shared/testing/ScreenToLeave.tsx';
import { OrderHistoryScreen } from '../OrderHistoryScreen';
import { lastMoment, wireFills, wireOrders } from './testing/orders';
import { createScriptedOrderHistory, type ScriptedOrderHistory } from './testing/scriptedOrderHistory';
import { bodyRows, pairsIn } from './testing/shown';

let exchange = createScriptedOrderHistory({ rows: [] });
let opened = '';

const open = (scripted: ScriptedOrderHistory, query = '') => {
  exchange = createScriptedOrderHistory(scripted);
  opened = query;
};

const Address = () => (
  <output aria-label="Address" style={{ display: 'block', overflowWrap: 'anywhere' }}>
    {useLocation().search}
  </output>
);

/** From a few hours to 50 days ago. */
const orders = wireOrders(300);

const meta = preview.meta({
  component: OrderHistoryScreen,
  title: 'Screens/History/Order history/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The screen in the full application, with a simulated exchange that answers calls and sends live updates.',
      },
    },
  },
  globals: { viewport: { value: 'desk' } },
  beforeEach: () => open({ rows: orders }),
  render: () => (
    <InApp services={exchange.services} at={`/order-history${opened}`}>
      <ScreenToLeave>
        <OrderHistoryScreen />
      </ScreenToLeave>
      <Address />
    </InApp>
  ),
});

const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
const shown = (words: string) => screen.findByText(words);
/** One every four hours in 30 days and twelve hours, both ends included. */
const all = '1–10 of 184';

/**
 * Orders that couldn't be loaded are loaded by Retry: the last 30 days, requested page by page as whole UTC days
 * [DOM-385].
 */
export const LastThirtyDays = meta.story({
  beforeEach: () => exchange.reach(false),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Order History' })).toBeVisible();
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    await expect(canvas.queryByText(/There is no order history/)).toBeNull();
    exchange.reach(true);
    const before = exchange.asked().length;
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await shown(all);
    await expect(bodyRows(canvasElement)).toHaveLength(10);
    await expect(exchange.asked()).toHaveLength(before + 1);
    await expect(exchange.asked().at(-1)).toMatchObject({
      userid: 'u-1001',
      from: '2026-10-21T00:00:00.000Z',
      to: '2026-11-21T00:00:00.000Z',
      page: '1',
      limit: '500',
    });
    await expect(address()).toBe('');
  },
});

/** Each order's fills are loaded when it is opened. */
export const Fills = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await shown(all);
    const toggles = await canvas.findAllByRole('button', { name: /^Details of/ });
    await expect(toggles.length).toBeLessThan(bodyRows(canvasElement).length);
    const [first] = toggles;
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText('Maker')).toBeVisible();
    await expect(exchange.askedFills().at(-1)).toMatchObject({ order_id: 'o-300', page: '1', limit: '500' });
    await expect(canvas.getByRole('table', { name: 'Totals of 184 orders' })).toBeVisible();
  },
});

/** A new fill appears under its open order; without a connection the fills are marked, as the orders are [HIS-119]. */
export const FillsChange = meta.story({
  play: async ({ canvas }) => {
    await shown(all);
    const [first, last] = wireFills;
    if (first === undefined || last === undefined) throw new Error('There are two fills.');
    exchange.changeFills([first]);
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Details of/ }))[0] ?? document.body);
    const fills = within(await canvas.findByRole('table', { name: 'Fills' }));
    await fills.findByText('Taker');
    await expect(fills.queryByText('Maker')).toBeNull();
    exchange.changeFills([first, last]);
    exchange.say('demo-event-{userId}', { userId: 'u-1001', Pair: 'XDC-USDT', Amount: '9', Trade_status: 'completed' });
    await fills.findByText('Maker');
    const marked = () => canvas.getByRole('table', { name: 'Fills' }).querySelector('[data-stale]');
    await expect(marked()).toBeNull();
    exchange.reach(false);
    exchange.become('lost');
    await waitFor(() => expect(marked()).not.toBeNull());
    exchange.reach(true);
    exchange.become('live');
    await waitFor(() => expect(marked()).toBeNull());
  },
});

/** Where the server lists no fills, there is nothing to open [HIS-115]. */
export const WithoutFills = meta.story({
  beforeEach: () => open({ rows: orders, hasFills: false }),
  play: async ({ canvas }) => {
    await shown(all);
    await waitFor(() => expect(exchange.askedFills()).toHaveLength(1));
    await expect(canvas.queryByRole('button', { name: /^Details of/ })).toBeNull();
  },
});

/** For a trader who chose local time a day of the filter is a local one; the filter and the header name the zone [HIS-107]. */
export const LocalDays = meta.story({
  render: () => (
    <InApp services={exchange.services} at="/order-history">
      <ClockContext value={createClock('local', () => 330)}>
        <OrderHistoryScreen />
      </ClockContext>
    </InApp>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Date (local)' })).toBeVisible();
    await expect(canvas.getByText('Dates (local)')).toBeVisible();
    await waitFor(() => expect(exchange.asked().at(-1)?.['from']).toMatch(/T18:30:00\.000Z$/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export order history' }));
    await expect(dialog.getByRole('radio', { name: /filtered orders, .* \(local\)$/ })).toBeVisible();
    await expect(dialog.getByText(/times in UTC/)).toBeVisible();
  },
});

const stepsOfServers = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await shown(all);
  await userEvent.click(canvas.getByRole('radio', { name: 'Sell' }));
  await shown('1–10 of 92');
  await userEvent.click(canvas.getByRole('switch', { name: 'Hide cancelled' }));
  await shown('1–10 of 61');
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await shown('11–20 of 61');
  await expect(new Set(pairsIn(canvasElement))).toEqual(new Set(['BTC / USDT', 'XDC / XDCE']));
};

/** Filters, sorts and pages the same on a server that ignores ranges and always sends everything. */
export const PlainServer = meta.story({
  beforeEach: () => open({ rows: orders, isPaging: false }),
  play: ({ canvasElement }) => stepsOfServers(canvasElement),
});

/** Each filter is put in the address immediately and returns to the first page; Reset removes them all [HIS-070]. */
export const InTheAddress = meta.story({
  play: async ({ canvas }) => {
    await shown(all);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await shown('11–20 of 184');
    await expect(address()).toBe('?page=2');
    await userEvent.click(canvas.getByRole('radio', { name: 'Buy' }));
    await expect(address()).toBe('?side=buy');
    await shown('Page 1 of 10');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Base currency' }));
    await userEvent.click(await screen.findByRole('option', { name: 'XDC' }));
    await expect(address()).toBe('?base=XDC&side=buy');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Quote currency' }));
    await userEvent.click(await screen.findByRole('option', { name: 'BTC' }));
    await expect(address()).toBe('?base=XDC&quote=BTC&side=buy');
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide cancelled' }));
    await expect(address()).toBe('?base=XDC&quote=BTC&side=buy&cancelled=hidden');
    await userEvent.click(canvas.getByRole('button', { name: /^Dates/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Dates (UTC)' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Last 7 days' }));
    await expect(address()).toBe('?from=2026-11-13&to=2026-11-20&base=XDC&quote=BTC&side=buy&cancelled=hidden');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Reset' })[0] ?? canvas.getByRole('heading'));
    await shown(all);
    await expect(address()).toBe('');
  },
});

/** Opens as its address says, including the page [HIS-070]. */
export const FromTheAddress = meta.story({
  beforeEach: () => open({ rows: orders }, '?from=2026-11-01&to=2026-11-10&side=sell&cancelled=hidden&page=2'),
  play: async ({ canvas }) => {
    await shown('11–20 of 20');
    await expect(canvas.getByRole('button', { name: 'Dates (UTC) 01-11-2026 – 10-11-2026' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Sell' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Hide cancelled' })).toBeChecked();
  },
});

/** Right after midnight, the last 30 days end with the new day. */
export const AfterMidnight = meta.story({
  play: async ({ canvas }) => {
    await shown(all);
    exchange.setNow(new Date(2026, 10, 21, 0, 0, 1).getTime());
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect(await canvas.findByRole('button', { name: 'Dates (UTC) 22-10-2026 – 21-11-2026' })).toBeVisible();
    await waitFor(() => expect(exchange.asked().at(-1)).toMatchObject({ to: '2026-11-22T00:00:00.000Z', page: '1' }));
  },
});

/** An order filled, cancelled or placed elsewhere appears without a reload, and filter and page stay [HIS-073]. */
export const ChangedElsewhere = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await shown(all);
    await userEvent.click(canvas.getByRole('radio', { name: 'Buy' }));
    await shown('1–10 of 92');
    const [newest] = orders;
    const moved = (uniqueId: string, status: string) =>
      newest ? [{ ...newest, uniqueId, status, updatedAt: new Date(lastMoment + 1_000).toISOString() }] : [];
    exchange.change([...moved('o-new', 'completed'), ...orders]);
    exchange.say('demo-event-{userId}', { userId: 'u-1001', Pair: 'XDC-USDT', Amount: '9', Trade_status: 'completed' });
    await shown('1–10 of 93');
    exchange.change([...moved('o-gone', 'cancelled'), ...moved('o-new', 'completed'), ...orders]);
    exchange.say('order-history-{userId}', {
      userId: 'u-1001',
      uniqueId: 'o-gone',
      Type: 'buy',
      pair: 'XDC-USDT',
      price: '0.05',
      originalQty: '2',
      filledQty: '0',
      status: 'cancelled',
    });
    await shown('1–10 of 94');
    await expect(bodyRows(canvasElement)[0]).toHaveTextContent('Cancelled');
    await expect(address()).toBe('?side=buy');
  },
});

/** Returning to an earlier range shows what happened meanwhile. */
export const ChosenAgain = meta.story({
  play: async ({ canvas }) => {
    await shown(all);
    const choose = async (days: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /^Dates/ }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Dates (UTC)' }));
      await userEvent.click(sheet.getByRole('button', { name: days }));
    };
    await choose('Last 7 days');
    await shown('1–10 of 46');
    exchange.change(orders.slice(1));
    await choose('Last 30 days');
    await shown('1–10 of 183');
  },
});

/** Rows stay and are marked while the connection is lost; the mark goes when they are fresh. */
export const LostAndBack = meta.story({
  play: async ({ canvas }) => {
    await shown(all);
    exchange.reach(false);
    exchange.become('lost');
    await expect(await canvas.findByText('Delayed')).toBeVisible();
    await expect(canvas.getByText(all)).toBeVisible();
    exchange.reach(true);
    exchange.become('live');
    await waitFor(() => expect(canvas.queryByText('Delayed')).toBeNull());
  },
});

const minuteMs = 60_000;

/** Rows loaded before a failure are shown as incomplete; Retry loads the rest. */
export const BrokenOff = meta.story({
  beforeEach: () => {
    open({ rows: wireOrders(1_200, minuteMs) });
    exchange.breakOff(2);
  },
  play: async ({ canvas }) => {
    await shown('1–10 of 500');
    await shown("We couldn't load all of your orders. Older ones are missing here.");
    exchange.breakOff(Infinity);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await shown('1–10 of 1,200');
    await expect(canvas.queryByText(/Older ones are missing/)).toBeNull();
  },
});

/** A trader with only older orders isn't told that there are none, and a longer range finds them. */
export const OnlyOlder = meta.story({
  beforeEach: () => open({ rows: orders.slice(200) }),
  play: async ({ canvas }) => {
    await shown('You have no orders from the last 30 days.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the last 12 months' }));
    await shown('1–10 of 100');
  },
});
