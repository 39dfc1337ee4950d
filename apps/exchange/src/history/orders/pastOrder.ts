import type { Answered } from '@exchange/api';
import { compare, readMoment, type DecimalText, type Side } from '@exchange/domain';
import { readUserTrades, type UserTrade } from '#entities/orders/userTrade.ts';

export type WirePastOrder = Answered<'orderHistory'>['data'][number];

/** A row of the order history. */
export interface PastOrder extends UserTrade {
  /** Left out if the server doesn't send it. */
  orderId: string | undefined;
  /** The side, as the filter names it. */
  type: Side;
  /** When it last changed, in milliseconds since 1970, or 0 if that can't be read. */
  at: number;
}

export const readPastOrders = (rows: readonly WirePastOrder[]): PastOrder[] =>
  readUserTrades(rows).map((row, at) => ({
    ...row,
    orderId: rows[at]?.uniqueId?.toString(),
    type: row.side,
    at: readMoment(row.updatedAt) ?? 0,
  }));

/** Rounding never changes which figure is larger, so exact ones are only compared if the rounded ones are equal. */
export const compareQuickly = (one: DecimalText, other: DecimalText): number =>
  one === other ? 0 : Number(one) - Number(other) || compare(one, other);

export const byNewest = (one: PastOrder, other: PastOrder): number => other.at - one.at;
