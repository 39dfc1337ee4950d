import { pairOf, type PairName } from '@exchange/domain';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { createQueries } from '#entities/createQueries.ts';
import { listenForHotkeys } from '#shared/hotkeys/listenForHotkeys.ts';
import { ScreenToLeave } from '#shared/testing/ScreenToLeave.tsx';
import { BottomPanel } from './BottomPanel';
import { createScriptedTrading } from './testing/scriptedTrading';
import { TraderNews } from '../news/TraderNews';
import { useTraderRefresh } from '../openOrders/useTraderRefresh';

const Screen = () => {
  const [name, setName] = useState<PairName>('XDC-USDT');
  const [isFolded, onFoldedChange] = useState(false);
  const pair = pairOf(name);
  useTraderRefresh(pair);
  return (
    <>
      <div style={{ blockSize: '260px' }}>
        <BottomPanel pair={pair} fold={{ isFolded, onFoldedChange }} />
      </div>
      <button type="button" onClick={() => setName('ETH-USDT')}>
        Another pair
      </button>
      <TraderNews />
    </>
  );
};

let exchange = createScriptedTrading();
let queries = createQueries(exchange.services);

const meta = preview.meta({
  component: BottomPanel,
  title: 'Screens/Trading/Bottom panel/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The panel in the full application, with a simulated exchange that answers calls and sends live updates.',
      },
    },
  },
  args: { pair: pairOf('XDC-USDT') },
  beforeEach: () => {
    exchange = createScriptedTrading();
    queries = createQueries(exchange.services);
  },
  render: () => (
    <InApp services={exchange.services} queries={queries}>
      <ScreenToLeave>
        <Screen />
      </ScreenToLeave>
    </InApp>
  ),
});

const first = 'Cancel Sell XDC / USDT at 0.0525';
const second = 'Cancel Buy XDC / USDT at 0.05';
const rows = () => within(screen.getByRole('table', { name: 'Open orders' })).getAllByRole('rowheader');

const cancelAll = async () => {
  await screen.findByRole('button', { name: first });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel all' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel 3 orders' }));
};

/** The exchange's message appears, the order leaves the list, and all lists are reloaded [TRD-155] [TRD-210]. */
export const Cancelled = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: first }));
    await expect(await screen.findByText('Order cancelled successfully.')).toBeInTheDocument();
    await waitFor(() => expect(rows()).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: first })).toBeNull();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await waitFor(() => expect(exchange.count('openOrders')).toBe(2));
    await expect(exchange.count('cancelOrder', 'o-3')).toBe(1);
  },
});

/** Lists that were folded meanwhile come back with the orders that couldn't be cancelled [TRD-540]. */
export const CancelledAllWhileFolded = meta.story({
  play: async ({ canvas }) => {
    exchange.answerCancel('o-2', 'refused');
    await canvas.findByRole('button', { name: first });
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the lists' }));
    await cancelAll();
    await expect(await canvas.findByRole('region', { name: 'Cancel all' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide the lists' })).toBeVisible();
  },
});

/** By key: X asks to cancel the newest order of the pair, A all of them, and a pair without orders says so [TRD-375]. */
export const CancelledByKey = meta.story({
  beforeEach: () => {
    const { hotkeys } = exchange.services;
    return listenForHotkeys({ page: document, hotkeys, isOff: () => false, isOpening: () => false });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: first });
    await userEvent.keyboard('x');
    const question = await screen.findByRole('alertdialog', { name: 'Cancel 1 order?' });
    await expect(question).toHaveTextContent('Sell XDC / USDT at 0.0525.');
    await expect(exchange.count('cancelOrder')).toBe(0);
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await userEvent.keyboard('a');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel 1 order' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.keyboard('x');
    await expect(await screen.findByText('You have no open orders on XDC / USDT.')).toBeInTheDocument();
  },
});

/** A refusal appears in the exchange's words, and cancelling can be tried again [TRD-156]. */
export const CancelRefused = meta.story({
  play: async ({ canvas }) => {
    exchange.answerCancel('o-3', 'refused');
    await userEvent.click(await canvas.findByRole('button', { name: first }));
    await expect(await screen.findByText('The exchange is busy.')).toBeInTheDocument();
    const button = await canvas.findByRole('button', { name: first });
    await expect(button).not.toHaveAttribute('aria-disabled');
    exchange.answerCancel('o-3', 'cancelled');
    await userEvent.click(button);
    await waitFor(() => expect(rows()).toHaveLength(2));
  },
});

/** Without an answer the outcome is unknown: a message says so, and the list is reloaded [TRD-157]. */
export const CancelUnanswered = meta.story({
  play: async ({ canvas }) => {
    exchange.answerCancel('o-2', 'lost');
    const button = await canvas.findByRole('button', { name: second });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Cancelling is under process')).toBeInTheDocument();
    await waitFor(() => expect(exchange.count('openOrders')).toBe(2));
    await expect(rows()).toHaveLength(3);
  },
});

/** Cancels all orders [TRD-170]: one that fails doesn't hold up the others, and is listed with its reason [TRD-172]. */
export const CancelledAll = meta.story({
  play: async ({ canvas }) => {
    exchange.answerCancel('o-2', 'refused');
    await cancelAll();
    const summary = await canvas.findByRole('region', { name: 'Cancel all' });
    await expect(summary).toHaveTextContent("2 of 3 orders cancelled. 1 couldn't be cancelled.");
    await expect(summary).toHaveTextContent('Buy XDC / USDT at 0.05: The exchange is busy.');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.click(within(summary).getByRole('button', { name: 'Dismiss summary' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Cancel all' })).toBeNull());
  },
});

/**
 * Continues while the trader is on another screen, which reports the result; failures are still listed on return
 * [TRD-373].
 */
export const CancelledAllElsewhere = meta.story({
  play: async ({ canvas }) => {
    exchange.answerCancel('o-2', 'refused later');
    await cancelAll();
    await waitFor(() => expect(exchange.count('cancelOrder', 'o-2')).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(canvas.queryByRole('tabpanel')).toBeNull();
    exchange.refuseNow();
    const outcome = "2 of 3 orders cancelled. 1 couldn't be cancelled.";
    await expect(await screen.findByText(outcome)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    const summary = await canvas.findByRole('region', { name: 'Cancel all' });
    await expect(summary).toHaveTextContent(outcome);
    await waitFor(() => expect(rows()).toHaveLength(1));
  },
});

/** Ends with the session: no one sees the result, even if the same trader returns before the last answer [TRD-373]. */
export const CancelledAllAfterTheSession = meta.story({
  play: async ({ canvas }) => {
    const { session, toasts } = exchange.services;
    const trader = session.getSnapshot().context.session;
    exchange.answerCancel('o-2', 'refused later');
    await cancelAll();
    await waitFor(() => expect(exchange.count('cancelOrder', 'o-2')).toBe(1));
    session.send({ type: 'logout.requested' });
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Cancel all' })).toBeNull());
    if (trader) session.send({ type: 'login.completed', session: trader });
    await canvas.findByRole('button', { name: second });
    exchange.refuseNow();
    await new Promise((passed) => setTimeout(passed, 100));
    await expect(canvas.queryByRole('region', { name: 'Cancel all' })).toBeNull();
    await expect(toasts.shown().filter(({ text }) => text.includes('of 3 orders'))).toEqual([]);
  },
});

const fill = { userId: 'u-1001', uniqueId: 'o-3', Type: 'sell', pair: 'XDC-USDT', price: '0.0525' } as const;

/**
 * A fill appears live, in a toast and to screen readers [TRD-211] [TRD-213] [TRD-215] [DOM-125] [DOM-126] [DOM-291]; a
 * burst of fills loads once [TRD-212]. The toast says the documented line, then the figures, and there is one for an
 * order [TRD-533].
 */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: first });
    const news = { ...fill, originalQty: '4000', filledQty: '3000', status: 'partially' };
    exchange.say('order-history-{userId}', news);
    exchange.say('demo-event-{userId}', {
      userId: 'u-1001',
      Pair: 'XDC-USDT',
      Amount: '2000',
      Trade_status: 'partially',
    });
    await waitFor(() => expect(canvas.getByRole('table')).toHaveTextContent('75%'));
    await expect(await screen.findByText('Order Partially Completed Successfully')).toBeInTheDocument();
    await expect(screen.getByText('Sold 3,000 of 4,000 XDC at 0.05250000')).toBeInTheDocument();
    await expect(canvas.getByRole('log', { name: 'Fills' })).toHaveTextContent(
      'Sell XDC / USDT at 0.0525: 3,000 of 4,000 XDC filled.',
    );
    exchange.closeFor('o-3');
    exchange.say('order-history-{userId}', {
      ...news,
      filledQty: '4000',
      averagePrice: '0.052549',
      status: 'completed',
    });
    exchange.say('demo-event-{userId}', {
      userId: 'u-1001',
      Pair: 'XDC-USDT',
      Amount: '1000',
      Trade_status: 'completed',
    });
    await expect(await screen.findByText('Order Completed Successfully')).toBeInTheDocument();
    await expect(screen.getByText('Sold 4,000 of 4,000 XDC at 0.05254900')).toBeInTheDocument();
    await expect(screen.queryByText('Order Partially Completed Successfully')).toBeNull();
    await waitFor(() => expect(rows()).toHaveLength(2));
    await waitFor(() => expect(exchange.count('openOrders')).toBeGreaterThanOrEqual(2));
  },
});

/**
 * A completed trade of XDCE into XDC has its own message; another trader's has none [TRD-213] [TRD-214] [DOM-124]
 * [DOM-290].
 */
export const Swapped = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: first });
    const trade = { Pair: 'XDC-XDCE', Amount: '500', Trade_status: 'completed' } as const;
    exchange.say('demo-event-{userId}', { ...trade, userId: 'u-2002', Amount: '7' });
    exchange.say('demo-event-{userId}', { ...trade, userId: 'u-1001' });
    await expect(await screen.findByText('500 Swap Successfully')).toBeInTheDocument();
    await expect(screen.queryByText('7 Swap Successfully')).toBeNull();
  },
});

/**
 * Loaded with their own call, up to 500 and in its order [TRD-150]; loaded again, with the funds, on a pair change and on
 * a reconnect [TRD-211].
 */
export const LoadedAgain = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: first });
    await expect(exchange.sent('openOrders')).toEqual([expect.objectContaining({ limit: '500', page: '1' })]);
    const prices = rows().map((row) => row.closest('tr')?.textContent);
    for (const [at, price] of ['0.0525', '0.05', '91,800'].entries()) await expect(prices[at]).toContain(price);
    await userEvent.click(canvas.getByRole('tab', { name: 'Funds' }));
    await canvas.findByText('120,500.25');
    await userEvent.click(canvas.getByRole('button', { name: 'Another pair' }));
    await waitFor(() => expect(exchange.count('openOrders')).toBe(2));
    await waitFor(() => expect(exchange.count('balances')).toBe(2));
    exchange.become('lost');
    exchange.become('live');
    await waitFor(() => expect(exchange.count('openOrders')).toBe(3));
    await waitFor(() => expect(exchange.count('balances')).toBe(3));
  },
});

/** Rows stay and are marked. Reconnecting doesn't unmark them, fresh rows do [TRD-293]. */
export const LostAndBack = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: first });
    exchange.reach(false);
    exchange.become('lost');
    await expect(await canvas.findByText('Delayed')).toBeVisible();
    await expect(rows()).toHaveLength(3);
    exchange.become('live');
    await waitFor(() => expect(exchange.count('openOrders')).toBe(2));
    await expect(canvas.getByText('Delayed')).toBeVisible();
    exchange.reach(true);
    exchange.become('lost');
    exchange.become('live');
    await waitFor(() => expect(canvas.queryByText('Delayed')).toBeNull());
  },
});

/**
 * Orders that couldn't be loaded are loaded by Retry. Only the visible tab is loaded; funds come from the balances if
 * there is no wallet.
 */
export const OtherTabs = meta.story({
  beforeEach: () => exchange.reach(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    exchange.reach(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('button', { name: first });
    await expect(exchange.count('userTrades')).toBe(0);
    await userEvent.click(canvas.getByRole('tab', { name: 'Trade History' }));
    await expect(await canvas.findByText('There is no trade history data')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Funds' }));
    await expect(await canvas.findByText('120,500.25')).toBeVisible();
  },
});
