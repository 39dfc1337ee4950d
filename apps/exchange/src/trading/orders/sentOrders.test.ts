import { createFakeExchange, ok, outOfReach, type Answer, type Answers } from '@exchange/api/testing';
import { pairOf, type LimitOrder } from '@exchange/domain';
import { unconfirmedIn, type Session } from '@exchange/machines';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { Environment } from '#shared/services/environment.ts';
import { createServices } from '#shared/services/createServices.ts';
import { createTestEnvironment, signedInAnswers, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { orderEntryFlows } from './orderEntryFlow';
import { sentOrdersFlow } from './sentOrders';

const key = 'ordersSent';
const order: LimitOrder = { side: 'buy', price: '0.05', amount: '100' };

const trader = (uniqueId: string): Session => ({
  token: `token-of-${uniqueId}`,
  uniqueId,
  email: `${uniqueId}@example.com`,
  isTwoFactorOn: false,
  feeDetail: undefined,
});

const never = () => new Promise<never>(() => undefined);

interface Page {
  /** The tab's storage when the page is opened. */
  left?: string | undefined;
  placing?: Answers['placeOrder'];
  /** The state of the order that the exchange has under each client order id, if it has one. */
  has?: (id: string) => string | undefined;
  openChannel?: Environment['openChannel'];
}

const row = (id: string, status: string) => ({
  uniqueId: id,
  client_order_id: id,
  name: 'XDC-USDT',
  type: 'buy' as const,
  averagePrice: '0',
  amount: '100',
  receivedTotal: '0',
  total: '0',
  status,
  updatedAt: '2026-01-15T10:04:12Z',
});

/** A page with the buy form, whose exchange only answers when an order is placed, or looked up by its id. */
const openPage = async ({ left, placing = never, has, openChannel }: Page = {}) => {
  const { fetch } = createFakeExchange({
    ...signedInAnswers,
    placeOrder: placing,
    orderHistory: has
      ? ({ client_order_id: id = '' }) => {
          const status = has(id);
          return ok({ data: status === undefined ? [] : [row(id, status)] });
        }
      : outOfReach,
    openOrders: outOfReach,
    balances: outOfReach,
    userTrades: outOfReach,
    wallet: outOfReach,
  });
  const storedInTab: Record<string, string> = left === undefined ? {} : { [key]: left };
  const services = createServices(
    testConfig,
    testVersion,
    createTestEnvironment({ fetch, storedInTab, ...(openChannel && { openChannel }) }),
  );
  await waitFor(services.session, (state) => state.matches('visitor'));
  const app = { services, queries: new QueryClient() };
  return {
    sentOrders: () => sentOrdersFlow.of(app),
    entry: () => orderEntryFlows.buy.of(app),
    place: () => {
      const entry = orderEntryFlows.buy.of(app);
      entry.send({ type: 'form.opened', pair: pairOf('XDC-USDT'), price: '0.05' });
      entry.send({ type: 'order.submitted', order });
    },
    logIn: (name = 'u-1') => services.session.send({ type: 'login.completed', session: trader(name) }),
    logOut: () => services.session.send({ type: 'logout.requested' }),
    left: () => services.tab.read(key),
    unconfirmed: () => unconfirmedIn(sentOrdersFlow.of(app).getSnapshot().context).map((one) => one.request),
    said: () => services.toasts.shown().map(({ text }) => text),
    links: () => services.toasts.shown().map(({ link }) => link),
  };
};

/** The tab's storage after leaving a page before its order was answered. */
const leftUnanswered = async (): Promise<string | undefined> => {
  const page = await openPage();
  page.logIn();
  page.place();
  return page.left();
};

describe('an order that was unanswered when its page was reloaded', () => {
  it('is unconfirmed as soon as its trader is known, with the id it was sent with', async () => {
    const left = await leftUnanswered();
    const page = await openPage({ left });
    expect(page.unconfirmed()).toEqual([]);
    page.logIn();
    expect(page.unconfirmed()).toMatchObject([{ ...order, pair: pairOf('XDC-USDT') }]);
    const { id } = page.unconfirmed()[0] ?? {};
    const kept = { pair: 'XDC-USDT', side: 'buy', price: '0.05', amount: '100', clientOrderId: id };
    expect(JSON.parse(left ?? '')).toEqual({ trader: 'u-1', orders: [kept] });
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"trader":"u-1","orders":1}',
    '{"trader":"u-1","orders":[null,1,{"pair":"XDC-USDT","side":"buy","price":"x","amount":"1","clientOrderId":"1"}]}',
    '{"trader":"u-1","orders":[{"pair":"XDC-USDT","side":"both","price":"1","amount":"1","clientOrderId":"1"}]}',
  ])('is ignored if something else was stored, which is removed: %s', async (left) => {
    const page = await openPage({ left });
    expect(page.unconfirmed()).toEqual([]);
    page.logIn();
    expect(page.unconfirmed()).toEqual([]);
    expect(page.left()).toBeUndefined();
  });
});

it("an answered order doesn't concern the next page", async () => {
  const page = await openPage({ placing: 'placed' });
  page.logIn();
  page.place();
  expect(page.left()).toBeDefined();
  await waitFor(page.entry(), (state) => state.matches({ open: 'accepted' }));
  expect(page.left()).toBeUndefined();
});

describe('an order whose answer is cut off', () => {
  const atThePair = { label: 'Open orders on XDC / USDT', to: '/trade/XDC-USDT#open-orders' };
  const inHistory = { label: 'Order History', to: '/order-history' };

  it.each([
    ['active', 'placed', atThePair],
    ['partially', 'placed and partially filled', atThePair],
    ['completed', 'filled', inHistory],
    ['cancelled', 'placed and then cancelled', inHistory],
    ['partially cancelled', 'placed, partially filled and then cancelled', inHistory],
    ['something new', 'placed', inHistory],
  ])(
    'is found by its id while %s, told without any screen, and led to [TRD-422] [TRD-477]',
    async (status, fate, link) => {
      const asked: string[] = [];
      const page = await openPage({
        placing: outOfReach,
        has: (id) => {
          asked.push(id);
          return status;
        },
      });
      page.logIn();
      page.place();
      const [{ request } = {}] = page.sentOrders().getSnapshot().context.sent;
      await waitFor(page.sentOrders(), ({ context }) => context.sent.length === 0);
      expect(asked).toEqual([request?.id]);
      expect(page.said()).toEqual([`Your order was ${fate}: Buy 100 XDC at 0.05 USDT.`]);
      expect(page.links()).toEqual([link]);
      expect(page.left()).toBeUndefined();
    },
  );
});

describe('when its trader leaves', () => {
  it("an order being sent doesn't concern the next trader", async () => {
    const page = await openPage();
    page.logIn();
    page.place();
    page.logOut();
    expect(page.left()).toBeUndefined();
    expect(page.entry().getSnapshot().matches({ open: 'editing' })).toBe(true);
  });

  it('every flow stops, reports nothing more, and the next trader gets new ones [TRD-424]', async () => {
    let answer: (given: Answer<'placeOrder'>) => void = () => undefined;
    const page = await openPage({ placing: () => new Promise((resolve) => (answer = resolve)) });
    page.logIn();
    page.place();
    const [entry, sentOrders] = [page.entry(), page.sentOrders()];
    page.logIn('u-2');
    for (const stopped of [entry, sentOrders]) expect(stopped.getSnapshot().status).toBe('stopped');
    answer('placed');
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect(page.said()).toEqual([]);
    expect(page.entry()).not.toBe(entry);
    expect(page.entry().getSnapshot().context.form.amount).toBe('');
    expect(page.unconfirmed()).toEqual([]);
  });
});
