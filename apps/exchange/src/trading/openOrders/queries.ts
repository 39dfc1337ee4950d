import type { ExchangeClient } from '@exchange/api';
import { listSizes } from '@exchange/domain';
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { unwrap } from '#shared/serverState/callFailed.ts';
import { accountKey, traderKey } from '#shared/serverState/traderKeys.ts';
import { mergeOpenOrders, readOpenOrder, type OpenOrder } from './openOrder';
import { readUserTrades, type UserTrade } from '#entities/orders/userTrade.ts';

type Client = Pick<ExchangeClient, 'trading'>;

export const tradingKeys = {
  all: (userId: string): QueryKey => [...accountKey(userId), 'trading'],
  openOrders: (userId: string): QueryKey => [...tradingKeys.all(userId), 'open orders'],
  userTrades: (userId: string): QueryKey => [...tradingKeys.all(userId), 'trades'],
  /** Kept beside the account, because nothing loads it. */
  closedOrders: (userId: string): QueryKey => [...traderKey(userId), 'trading', 'closed orders'],
};

const wholeOf = (limit: number) => ({ limit: String(limit), page: '1' });

/**
 * The trader's open orders, newest first. An answer never restores an order closed, or undoes a fill, while it was
 * loading.
 */
export const openOrdersQuery = (client: Client, userId: string) =>
  queryOptions({
    queryKey: tradingKeys.openOrders(userId),
    queryFn: async ({ client: queries, queryKey, signal }): Promise<readonly OpenOrder[]> => {
      const fields = { user_id: userId, ...wholeOf(listSizes.openOrders) };
      const { data } = unwrap(await client.trading.openOrders(fields, { signal }));
      const known = queries.getQueryData<readonly OpenOrder[]>(queryKey) ?? [];
      const closed = queries.getQueryData<readonly string[]>(tradingKeys.closedOrders(userId)) ?? [];
      return mergeOpenOrders(known, data.map(readOpenOrder), closed);
    },
  });

/** The trader's latest past orders. */
export const userTradesQuery = (client: Client, userId: string) =>
  queryOptions({
    queryKey: tradingKeys.userTrades(userId),
    queryFn: async ({ signal }): Promise<readonly UserTrade[]> => {
      const fields = { user_id: userId, ...wholeOf(listSizes.tradeHistory) };
      return readUserTrades(unwrap(await client.trading.userTrades(fields, { signal })).data);
    },
  });

interface Cached {
  queries: QueryClient;
  userId: string;
}

export const changeOpenOrders = (
  { queries, userId }: Cached,
  change: (orders: readonly OpenOrder[]) => readonly OpenOrder[],
): void => {
  queries.setQueryData<readonly OpenOrder[]>(tradingKeys.openOrders(userId), (orders) => {
    const changed = orders && change(orders);
    return changed === orders ? undefined : changed;
  });
};

/** A running call's answer may still hold one of these. */
const mostClosed = 1000;

/** The order leaves the list immediately and permanently. */
export const closeOrder = (cached: Cached, orderId: string): void => {
  cached.queries.setQueryData<readonly string[]>(tradingKeys.closedOrders(cached.userId), (closed = []) =>
    closed.includes(orderId) ? closed : [...closed, orderId].slice(-mostClosed),
  );
  changeOpenOrders(cached, (orders) =>
    orders.some(({ id }) => id === orderId) ? orders.filter(({ id }) => id !== orderId) : orders,
  );
};
