import { liveExamples } from '@exchange/api/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createScriptedFeed } from '../../app/testing/scriptedFeed';
import { servicesFor } from '../../app/testing/servicesFor';
import { followTrader } from './followTrader';
import { closeOrder, loadFunds, loadOpenOrders, loadUserTrades, traderKeys, type Loaded } from './queries';
import type { OpenOrder } from './openOrder';
import { openOrdersOf } from './testing/rows';

const userId = 'u-1001';

const follow = () => {
  const { feed, say, become } = createScriptedFeed();
  const queries = new QueryClient();
  const refresh = vi.fn();
  queries.setQueryData(traderKeys.openOrders(userId), { rows: openOrdersOf(2), failure: undefined });
  const orders = () => queries.getQueryData<Loaded<OpenOrder>>(traderKeys.openOrders(userId))?.rows;
  const stop = followTrader({ feed, queries, userId, refresh });
  return { say, become, refresh, orders, stop, queries };
};

const order = { userId, uniqueId: 'o-2', Type: 'sell' as const, pair: 'XDC-USDT' };

it('a fill shows in the list as it comes, and all lists are loaded again [TRD-160] [TRD-211] [TRD-288]', () => {
  const { say, refresh, orders } = follow();
  say('order-history-{userId}', { ...order, filledQty: '2500', status: 'partially' });
  expect(orders()?.map(({ filled }) => filled)).toEqual(['2500', '0']);
  say('demo-event-{userId}', liveExamples['demo-event-{userId}']);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('an order that was filled or cancelled elsewhere leaves the list at once [TRD-155] [TRD-158] [TRD-288]', () => {
  const { say, orders } = follow();
  say('order-history-{userId}', { ...order, status: 'completed' });
  expect(orders()?.map(({ id }) => id)).toEqual(['o-1']);
  say('order-cancel-{userId}', { ...order, uniqueId: 'o-1' });
  expect(orders()).toEqual([]);
});

it('a connection that comes back has all lists loaded again, and one that went too [TRD-211] [TRD-363]', () => {
  const { become, refresh, stop } = follow();
  become('lost');
  become('connecting');
  become('waiting');
  expect(refresh).toHaveBeenCalledTimes(1);
  become('live');
  expect(refresh).toHaveBeenCalledTimes(2);
  stop();
  become('live');
  expect(refresh).toHaveBeenCalledTimes(2);
});

const exchange = (answers: Record<string, unknown>) => {
  const heard: string[] = [];
  const { client } = servicesFor({
    fetch: async (given) => {
      const request = new Request(given);
      const path = new URL(request.url).pathname.replace('/api', '');
      heard.push(`${path}?${await request.text()}`);
      const body = answers[path];
      return body === undefined
        ? Response.json({ statusCode: 501, message: 'This call is not available yet.' }, { status: 501 })
        : Response.json(body);
    },
  });
  return { heard, asking: { client, queries: new QueryClient(), userId } };
};

const wire = {
  uniqueId: 'o-9',
  pairName: 'XDC-USDT',
  type: 'buy',
  price: '1',
  originalQty: '5',
  filledQty: '0',
  status: 'active',
  createdAt: '2026-01-15T09:40:00Z',
};

it('open orders are asked for as documented, and one that was closed meanwhile is not among them [TRD-150] [TRD-155]', async () => {
  const { heard, asking } = exchange({ '/trade/open_order': { data: [wire, { ...wire, uniqueId: 'o-8' }] } });
  closeOrder(asking, 'o-8');
  expect((await loadOpenOrders(asking)).rows?.map(({ id }) => id)).toEqual(['o-9']);
  expect(heard).toEqual(['/trade/open_order?user_id=u-1001&limit=500&page=1&exchange_id=1']);
});

it('trade history is asked for by pages of 50 [TRD-190]', async () => {
  const { heard, asking } = exchange({ '/trade/all_pair_user_order': { data: [] } });
  expect(await loadUserTrades(asking)).toEqual({ rows: [], failure: undefined });
  expect(heard).toEqual(['/trade/all_pair_user_order?user_id=u-1001&limit=50&page=1&exchange_id=1']);
});

it('funds come from the wallet, and where there is none from the balances [TRD-193]', async () => {
  const balances = { '/user/get_balance': { data: [{ symbol: 'XDC', balance: 7 }] } };
  const without = exchange(balances);
  expect((await loadFunds(without.asking)).rows).toEqual([{ symbol: 'XDC', available: '7', inOrders: undefined }]);
  const wallet = { '/api/wallet': { data: [{ symbol: 'XDC', balance: '5', inTrade: '2' }] } };
  const withOne = exchange({ ...balances, ...wallet });
  expect((await loadFunds(withOne.asking)).rows).toEqual([{ symbol: 'XDC', available: '5', inOrders: '2' }]);
  expect(withOne.heard).toHaveLength(1);
});

it('rows that are known stay where they cannot be loaded again [TRD-212]', async () => {
  const { asking } = exchange({});
  const rows = openOrdersOf(2);
  asking.queries.setQueryData(traderKeys.openOrders(userId), { rows, failure: undefined });
  expect(await loadOpenOrders(asking)).toEqual({ rows, failure: { code: 'not-built' } });
});
