import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import { followOpenOrders } from './useTraderRefresh';
import type { OpenOrder } from './openOrder';
import { tradingKeys } from './queries';
import { openOrdersOf } from '../lists/testing/rows';

const userId = 'u-1001';

const follow = () => {
  const { feed, say } = createScriptedFeed();
  const queries = new QueryClient();
  queries.setQueryData(tradingKeys.openOrders(userId), openOrdersOf(2));
  const stop = followOpenOrders({ feed, queries, userId });
  const orders = () => queries.getQueryData<readonly OpenOrder[]>(tradingKeys.openOrders(userId));
  return { say, orders, stop };
};

const order = { userId, uniqueId: 'o-2', Type: 'sell' as const, pair: 'XDC-USDT' };

it('shows a fill in the list live [TRD-288]', () => {
  const { say, orders } = follow();
  say('order-history-{userId}', { ...order, filledQty: '2500', status: 'partially' });
  expect(orders()?.map(({ filled }) => filled)).toEqual(['2500', '0']);
});

it('removes an order that was filled or cancelled elsewhere immediately [TRD-158] [TRD-288]', () => {
  const { say, orders } = follow();
  say('order-history-{userId}', { ...order, status: 'completed' });
  expect(orders()?.map(({ id }) => id)).toEqual(['o-1']);
  say('order-cancel-{userId}', { ...order, uniqueId: 'o-1' });
  expect(orders()).toEqual([]);
});

it('changes nothing once unsubscribed', () => {
  const { say, orders, stop } = follow();
  stop();
  say('order-cancel-{userId}', { ...order, uniqueId: 'o-1' });
  expect(orders()).toHaveLength(2);
});
