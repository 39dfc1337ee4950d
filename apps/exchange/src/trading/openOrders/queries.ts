import type { Answered, ExchangeClient } from '@exchange/api';
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
  /** Kept beside the account, because nothing loads them. */
  tradePages: (userId: string): QueryKey => [...traderKey(userId), 'trading', 'trade pages'],
  closedOrders: (userId: string): QueryKey => [...traderKey(userId), 'trading', 'closed orders'],
};

const wholeOf = (limit: number) => ({ limit: String(limit), page: '1' });

interface Cached {
  queries: QueryClient;
  userId: string;
}

/** How much of the trade history is shown. */
interface TradePages {
  pages: number;
  /** There is nothing after them. */
  isWhole: boolean;
}

const firstPage: TradePages = { pages: 1, isWhole: false };

export const tradePagesIn = ({ queries, userId }: Cached): TradePages =>
  queries.getQueryData<TradePages>(tradingKeys.tradePages(userId)) ?? firstPage;

export const keepTradePages = ({ queries, userId }: Cached, pages: TradePages): void => {
  queries.setQueryData<TradePages>(tradingKeys.tradePages(userId), pages);
};

/** One that moved to the next page meanwhile is on both. */
const eachOnce = <Row extends { uniqueId?: string | number | undefined }>(rows: readonly Row[]): Row[] => {
  const known = new Set<string | number>();
  return rows.filter(({ uniqueId }) => {
    if (uniqueId === undefined) return true;
    const isNew = !known.has(uniqueId);
    known.add(uniqueId);
    return isNew;
  });
};

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

/** The trader's latest past orders, as many pages as are shown. */
export const userTradesQuery = (client: Client, userId: string) =>
  queryOptions({
    queryKey: tradingKeys.userTrades(userId),
    queryFn: async ({ client: queries, signal }): Promise<readonly UserTrade[]> => {
      const limit = listSizes.tradeHistory;
      const { pages } = tradePagesIn({ queries, userId });
      const read: Answered<'userTrades'>['data'] = [];
      let isWhole = false;
      for (let page = 1; page <= pages && !isWhole; page += 1) {
        const fields = { user_id: userId, limit: String(limit), page: String(page) };
        const { data } = unwrap(await client.trading.userTrades(fields, { signal }));
        read.push(...data);
        isWhole = data.length < limit;
      }
      keepTradePages({ queries, userId }, { pages, isWhole });
      return readUserTrades(eachOnce(read));
    },
  });

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
