import type { Answered } from '@exchange/api';
import { isAbove, readWire, type DecimalText, type Side } from '@exchange/domain';
import { withOwnKeys } from '#shared/serverState/ownKeys.ts';

/** One of the trader's past orders. */
export interface UserTrade {
  key: string;
  name: string;
  side: Side;
  /** `limit` or `swap`; undefined if the server doesn't say. */
  tradeType: string | undefined;
  status: string;
  /** Undefined if nothing was filled. */
  averagePrice: DecimalText | undefined;
  /** The order's own price; undefined if the server doesn't say. */
  price: DecimalText | undefined;
  amount: DecimalText;
  received: DecimalText;
  total: DecimalText;
  fee: DecimalText;
  updatedAt: string;
}

type WireTrade = Answered<'userTrades'>['data'][number];

const figure = (value: unknown): DecimalText => readWire(value) ?? '0';

/** Ids are an extension: without one, a row is identified by its values. */
const keyOf = ({ uniqueId, name, type, updatedAt, amount, total }: WireTrade): string =>
  String(uniqueId ?? [name, type, updatedAt, amount, total].join(' '));

const positive = (value: unknown): DecimalText | undefined => {
  const read = figure(value);
  return isAbove(read, '0') ? read : undefined;
};

/** The average of an order that was never filled is `0`, or on some servers the order's own price. */
const pricesOf = ({ averagePrice, price, receivedTotal }: WireTrade): Pick<UserTrade, 'averagePrice' | 'price'> => {
  const average = positive(averagePrice);
  return positive(receivedTotal)
    ? { averagePrice: average, price: positive(price) }
    : { averagePrice: undefined, price: positive(price) ?? average };
};

const readUserTrade = (row: WireTrade): UserTrade => ({
  key: keyOf(row),
  name: row.name,
  side: row.type,
  tradeType: row.tradeType,
  status: row.status,
  ...pricesOf(row),
  amount: figure(row.amount),
  received: figure(row.receivedTotal),
  total: figure(row.total),
  fee: figure(row.fee),
  updatedAt: row.updatedAt,
});

export const readUserTrades = (rows: readonly WireTrade[]): UserTrade[] => withOwnKeys(rows.map(readUserTrade));
