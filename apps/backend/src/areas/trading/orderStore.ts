import { and, desc, eq, gt, gte, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/client';
import { tradeOrder } from '../../db/schema';
import type { Rows } from './rows';

export type OrderRow = typeof tradeOrder.$inferSelect;

/** Which past orders are wanted; all where nothing is said. */
export interface OrderFilter {
  pairs?: readonly number[] | undefined;
  /** Of the last change. */
  from?: Date | undefined;
  /** The first moment that is too late. */
  to?: Date | undefined;
}

const conditionsOf = (owner: string, { pairs, from, to }: OrderFilter): SQL[] => [
  eq(tradeOrder.owner, owner),
  ...(pairs ? [inArray(tradeOrder.pair, [...pairs])] : []),
  ...(from ? [gte(tradeOrder.updatedAt, from)] : []),
  ...(to ? [lt(tradeOrder.updatedAt, to)] : []),
];

const isEnded = ne(tradeOrder.status, 'open');
const isOpen = eq(tradeOrder.status, 'open');
const isPartlyFilled = gt(tradeOrder.filled, '0');

export const createOrderStore = (queries: Queries) => {
  const count = async (...conditions: SQL[]): Promise<number> => {
    const [row] = await queries
      .select({ rows: sql<string>`count(*)` })
      .from(tradeOrder)
      .where(and(...conditions));
    return Number(row?.rows ?? 0);
  };

  return {
    /** The newest first. */
    open: (owner: string, { limit, offset }: Rows): Promise<OrderRow[]> =>
      queries
        .select()
        .from(tradeOrder)
        .where(and(eq(tradeOrder.owner, owner), isOpen))
        .orderBy(desc(tradeOrder.id))
        .limit(limit)
        .offset(offset),

    /** Orders that came to something or to an end, the last changed first. */
    past: (owner: string, { limit, offset }: Rows, filter: OrderFilter = {}): Promise<OrderRow[]> => {
      const conditions = conditionsOf(owner, filter);
      const newest = (state: SQL | undefined) =>
        queries
          .select()
          .from(tradeOrder)
          .where(and(...conditions, state))
          .orderBy(desc(tradeOrder.updatedAt), desc(tradeOrder.id))
          .limit(offset + limit);
      // Each half by itself, so that its index hands out the newest: of both together all would have to be sorted.
      return unionAll(newest(isEnded), newest(and(isOpen, isPartlyFilled)))
        .orderBy(desc(tradeOrder.updatedAt), desc(tradeOrder.id))
        .limit(limit)
        .offset(offset);
    },

    countPast: async (owner: string, filter: OrderFilter = {}): Promise<number> => {
      const conditions = conditionsOf(owner, filter);
      const [ended, open] = await Promise.all([
        count(...conditions, isEnded),
        count(...conditions, isOpen, isPartlyFilled),
      ]);
      return ended + open;
    },
  };
};

export type OrderStore = ReturnType<typeof createOrderStore>;
