import { createFakeExchange, ok, type Answers } from '@exchange/api/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { CallFailed } from '#shared/serverState/callFailed.ts';
import { closeOrder, keepTradePages, openOrdersQuery, tradePagesIn, userTradesQuery } from './queries';
import { openOrdersOf } from '../lists/testing/rows';

const userId = 'u-1001';

const exchange = (answers: Answers) => {
  const { client, sent } = createFakeExchange(answers);
  return { sent, client, queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
};

const wire = {
  uniqueId: 'o-9',
  pairName: 'XDC-USDT',
  type: 'buy' as const,
  price: '1',
  originalQty: '5',
  filledQty: '0',
  status: 'active' as const,
  createdAt: '2026-01-15T09:40:00Z',
};

it('requests open orders as documented, and leaves out one that was closed meanwhile', async () => {
  const { sent, client, queries } = exchange({ openOrders: ok({ data: [wire, { ...wire, uniqueId: 'o-8' }] }) });
  closeOrder({ queries, userId }, 'o-8');
  const orders = await queries.query(openOrdersQuery(client, userId));
  expect(orders.map(({ id }) => id)).toEqual(['o-9']);
  expect(sent('openOrders')).toEqual([{ user_id: 'u-1001', limit: '500', page: '1', exchange_id: '1' }]);
});

it('requests trade history by pages of 50', async () => {
  const { sent, client, queries } = exchange({ userTrades: 'none' });
  expect(await queries.query(userTradesQuery(client, userId))).toEqual([]);
  expect(sent('userTrades')).toEqual([{ user_id: 'u-1001', limit: '50', page: '1', exchange_id: '1' }]);
});

it('shows the next pages of the trade history, and reloads all that are shown [TRD-536]', async () => {
  const past = { name: 'XDC-USDT', type: 'buy' as const, status: 'completed', averagePrice: '1', amount: '1' };
  const rest = { receivedTotal: '1', total: '1', fee: '0', updatedAt: '2026-01-15T09:40:00Z', tradeType: 'limit' };
  // The last row of the first page has moved to the second while it loaded.
  const rowsOf = (page: string) => (page === '1' ? [1, 50] : [50, 60]);
  const { sent, client, queries } = exchange({
    userTrades: ({ page = '' }) => {
      const [first = 0, last = 0] = rowsOf(page);
      return ok({
        data: Array.from({ length: last - first + 1 }, (_, at) => ({ ...past, ...rest, uniqueId: `o-${first + at}` })),
      });
    },
  });
  const cached = { queries, userId };
  const query = { ...userTradesQuery(client, userId), staleTime: 0 };
  expect(await queries.query(query)).toHaveLength(50);
  expect(tradePagesIn(cached)).toEqual({ pages: 1, isWhole: false });
  keepTradePages(cached, { pages: 2, isWhole: false });
  expect(await queries.query(query)).toHaveLength(60);
  expect(tradePagesIn(cached)).toEqual({ pages: 2, isWhole: true });
  expect(sent('userTrades').map(({ page }) => page)).toEqual(['1', '1', '2']);
});

it('keeps existing rows if reloading fails, and reports the reason', async () => {
  const { client, queries } = exchange({ openOrders: 'notBuilt' });
  const query = openOrdersQuery(client, userId);
  const orders = openOrdersOf(2);
  queries.setQueryData(query.queryKey, orders);
  await expect(queries.query({ ...query, staleTime: 0 })).rejects.toEqual(new CallFailed({ code: 'not-built' }));
  expect(queries.getQueryData(query.queryKey)).toEqual(orders);
  expect(queries.getQueryState(query.queryKey)?.error).toMatchObject({ failure: { code: 'not-built' } });
});
