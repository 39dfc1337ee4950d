import { createFakeExchange, type Answers } from '@exchange/api/testing';
import { pairOf, type LimitOrder, type PairName } from '@exchange/domain';
import type { Session } from '@exchange/machines';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { createServices } from '../../app/services/createServices';
import { createTestEnvironment, signedInAnswers, testConfig, testVersion } from '../../app/testing/testEnvironment';
import { orderEntryOf } from './orderEntries';

const key = 'orderSentBuy';
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
  /** What lies in the tab when the page is opened. */
  left?: string | undefined;
  answer?: Answers['placeOrder'];
  pair?: PairName;
}

/** A page with the form to buy, whose exchange says nothing but what becomes of an order. */
const openPage = async ({ left, answer = never, pair = 'XDC-USDT' }: Page = {}) => {
  const { fetch } = createFakeExchange({ ...signedInAnswers, placeOrder: answer });
  const storedInTab: Record<string, string> = left === undefined ? {} : { [key]: left };
  const services = createServices(testConfig, testVersion, createTestEnvironment({ fetch, storedInTab }));
  await waitFor(services.session, (state) => state.matches('visitor'));
  const entry = orderEntryOf(
    { services, queries: new QueryClient() },
    { pair: pairOf(pair), side: 'buy', price: '0.052' },
  );
  return {
    entry,
    logIn: (name = 'u-1') => services.session.send({ type: 'login.completed', session: trader(name) }),
    logOut: () => services.session.send({ type: 'logout.requested' }),
    left: () => services.tab.read(key),
    doubtful: () => entry.getSnapshot().context.unsettled,
  };
};

/** What lies in the tab after a page that was left before its order was answered. */
const leftUnanswered = async (): Promise<string | undefined> => {
  const page = await openPage();
  page.logIn();
  page.entry.send({ type: 'order.submitted', order });
  return page.left();
};

describe('an order that was not answered before its page was loaded anew [TRD-374]', () => {
  it('is in doubt as soon as its trader is known, with the id it was sent with', async () => {
    const left = await leftUnanswered();
    const page = await openPage({ left });
    expect(page.doubtful()).toBeUndefined();
    page.logIn();
    expect(page.doubtful()).toMatchObject({ ...order, pair: pairOf('XDC-USDT') });
    expect(left).toContain(page.doubtful()?.clientOrderId);
  });

  it('is so on each further page, until its trader has looked', async () => {
    const page = await openPage({ left: await leftUnanswered() });
    page.logIn();
    const next = await openPage({ left: page.left() });
    next.logIn();
    expect(next.doubtful()).toEqual(page.doubtful());
    next.entry.send({ type: 'unsettled.dismissed' });
    expect(next.left()).toBeUndefined();
  });

  it.each<[string, Page, string]>([
    ['of another trader', {}, 'u-2'],
    ['on another pair', { pair: 'XDC-ETH' }, 'u-1'],
  ])('is none %s, and forgotten', async (_, opened, name) => {
    const page = await openPage({ ...opened, left: await leftUnanswered() });
    page.logIn(name);
    expect(page.doubtful()).toBeUndefined();
    expect(page.left()).toBeUndefined();
  });

  it.each(['{', 'null', '[]', '{"trader":"u-1","pair":"XDC-USDT","price":"x","amount":"1","clientOrderId":"1"}'])(
    'is none where something else was stored, and that is forgotten: %s',
    async (left) => {
      const page = await openPage({ left });
      page.logIn();
      expect(page.doubtful()).toBeUndefined();
      expect(page.left()).toBeUndefined();
    },
  );
});

it('an order that was answered is nothing to the next page [TRD-374]', async () => {
  const page = await openPage({ answer: 'placed' });
  page.logIn();
  page.entry.send({ type: 'order.submitted', order });
  expect(page.left()).toBeDefined();
  await waitFor(page.entry, (state) => state.matches({ open: { settled: 'accepted' } }));
  expect(page.left()).toBeUndefined();
});

it('an order on its way is nothing to whoever comes after its trader [TRD-374] [TRD-367]', async () => {
  const page = await openPage();
  page.logIn();
  page.entry.send({ type: 'order.submitted', order });
  page.logOut();
  expect(page.left()).toBeUndefined();
});
