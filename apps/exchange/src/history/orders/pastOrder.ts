import type { Answered } from '@exchange/api';
import { compare, readMoment, type DecimalText, type Side } from '@exchange/domain';
import { readUserTrades, type UserTrade } from '../../trading/lists/userTrade';

export type WirePastOrder = Answered<'orderHistory'>['data'][number];

/** A row of the order history. */
export interface PastOrder extends UserTrade {
  /** Nothing where the server gives none. */
  orderId: string | undefined;
  /** The side, by the name the filter knows it by. */
  type: Side;
  /** When it last changed, in milliseconds since 1970; 0 where that cannot be read. */
  at: number;
}

export const readPastOrders = (rows: readonly WirePastOrder[]): PastOrder[] =>
  readUserTrades(rows).map((row, at) => ({
    ...row,
    orderId: rows[at]?.uniqueId?.toString(),
    type: row.side,
    at: readMoment(row.updatedAt) ?? 0,
  }));

/** Rounding never turns two figures around, so exact figures are needed only where the rounded ones are equal. */
export const compareQuickly = (one: DecimalText, other: DecimalText): number =>
  one === other ? 0 : Number(one) - Number(other) || compare(one, other);

export const byNewest = (one: PastOrder, other: PastOrder): number => other.at - one.at;
