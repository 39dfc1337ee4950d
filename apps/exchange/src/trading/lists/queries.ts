import type { ExchangeClient } from '@exchange/api';
import { isFailure, listSizes, type Failure, type Result } from '@exchange/domain';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { readBalances, readWallet, type Holding } from './fund';
import { mergeOpenOrders, readOpenOrder, type OpenOrder } from './openOrder';
import { readUserTrades, type UserTrade } from './userTrade';

/** Rows that were loaded once stay, whatever becomes of loading them again. */
export interface Loaded<Row> {
  rows: readonly Row[] | undefined;
  /** Why the last load brought nothing. */
  failure: Failure | undefined;
}

/** What belongs to one trader, and to nobody who comes after. */
export const traderKey = (userId: string): QueryKey => ['trading', userId];

export const traderKeys = {
  openOrders: (userId: string): QueryKey => [...traderKey(userId), 'open orders'],
  userTrades: (userId: string): QueryKey => [...traderKey(userId), 'trades'],
  balances: (userId: string): QueryKey => [...traderKey(userId), 'balances'],
  funds: (userId: string): QueryKey => [...traderKey(userId), 'funds'],
};

export type TraderList = keyof typeof traderKeys;

/** Not below `traderKey`: nobody loads it again. */
const closedKey = (userId: string): QueryKey => ['closed orders', userId];

interface Asking {
  client: Pick<ExchangeClient, 'trading' | 'wallet'>;
  queries: QueryClient;
  userId: string;
}

const keep = <Row>({ queries, key }: { queries: QueryClient; key: QueryKey }, answer: Result<Row[]>): Loaded<Row> =>
  isFailure(answer)
    ? { rows: queries.getQueryData<Loaded<Row>>(key)?.rows, failure: answer.error }
    : { rows: answer.data, failure: undefined };

const reading = <Wire, Row>(answer: Result<Wire>, read: (data: Wire) => Row[]): Result<Row[]> =>
  isFailure(answer) ? answer : { data: read(answer.data) };

const wholeOf = (limit: number) => ({ limit: String(limit), page: '1' });

export const loadOpenOrders = async ({ client, queries, userId }: Asking): Promise<Loaded<OpenOrder>> => {
  const key = traderKeys.openOrders(userId);
  const answer = await client.trading.openOrders({ user_id: userId, ...wholeOf(listSizes.openOrders) });
  const known = queries.getQueryData<Loaded<OpenOrder>>(key)?.rows ?? [];
  const closed = queries.getQueryData<readonly string[]>(closedKey(userId)) ?? [];
  return keep(
    { queries, key },
    reading(answer, ({ data }) => mergeOpenOrders(known, data.map(readOpenOrder), closed)),
  );
};

export const loadUserTrades = async ({ client, queries, userId }: Asking): Promise<Loaded<UserTrade>> => {
  const answer = await client.trading.userTrades({ user_id: userId, ...wholeOf(listSizes.tradeHistory) });
  return keep(
    { queries, key: traderKeys.userTrades(userId) },
    reading(answer, ({ data }) => readUserTrades(data)),
  );
};

const askBalances = async ({ client, userId }: Asking): Promise<Result<Holding[]>> =>
  reading(await client.trading.balances({ user_id: userId }), readBalances);

export const loadBalances = async (asking: Asking): Promise<Loaded<Holding>> =>
  keep({ queries: asking.queries, key: traderKeys.balances(asking.userId) }, await askBalances(asking));

/** Where the exchange has no wallet, what can be spent is told all the same. */
const askFunds = async (asking: Asking): Promise<Result<Holding[]>> => {
  const answer = await asking.client.wallet.wallet({ userid: asking.userId, cache: 'false' });
  return answer.error?.code === 'not-built' ? askBalances(asking) : reading(answer, readWallet);
};

export const loadFunds = async (asking: Asking): Promise<Loaded<Holding>> =>
  keep({ queries: asking.queries, key: traderKeys.funds(asking.userId) }, await askFunds(asking));

type Told = Pick<Asking, 'queries' | 'userId'>;

export const changeOpenOrders = (
  { queries, userId }: Told,
  change: (orders: readonly OpenOrder[]) => readonly OpenOrder[],
): void => {
  queries.setQueryData<Loaded<OpenOrder>>(traderKeys.openOrders(userId), (loaded) => {
    if (loaded?.rows === undefined) return loaded;
    const rows = change(loaded.rows);
    return rows === loaded.rows ? loaded : { ...loaded, rows };
  });
};

/** An answer that was on its way meanwhile may still hold one of them. */
const mostClosed = 1000;

/** It leaves the list at once, and for good. */
export const closeOrder = (told: Told, orderId: string): void => {
  told.queries.setQueryData<readonly string[]>(closedKey(told.userId), (closed = []) =>
    closed.includes(orderId) ? closed : [...closed, orderId].slice(-mostClosed),
  );
  changeOpenOrders(told, (orders) =>
    orders.some(({ id }) => id === orderId) ? orders.filter(({ id }) => id !== orderId) : orders,
  );
};
