import { pairs as allPairs } from '@exchange/domain';
import { and, desc, eq, gt, gte, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { tradeOrder } from '../db/schema';
import { countedAtMost, type Rows } from './rows';

export type OrderRow = typeof tradeOrder.$inferSelect;

/** Filters past orders; without any field, all of them. */
export interface OrderFilter {
  pairs?: readonly number[] | undefined;
  /** Bounds on the last change. */
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
}

const everyPair = allPairs.map(({ id }) => Number(id));

const conditionsOf = (owner: string, { from, to }: OrderFilter): SQL[] => [
  eq(tradeOrder.owner, owner),
  ...(from ? [gte(tradeOrder.updatedAt, from)] : []),
  ...(to ? [lt(tradeOrder.updatedAt, to)] : []),
];

const isEnded = ne(tradeOrder.status, 'open');
const isOpen = eq(tradeOrder.status, 'open');
const isPartlyFilled = gt(tradeOrder.filled, '0');
const lastChangedFirst = sql`${tradeOrder.updatedAt} desc, ${tradeOrder.id} desc`;

export const createOrderStore = (queries: Queries) => {
  const count = async (...conditions: SQL[]): Promise<number> => {
    const counted = queries
      .select({ row: sql`1`.as('row') })
      .from(tradeOrder)
      .where(and(...conditions))
      // In the order of the index: without it, the database may scan everyone's orders instead.
      .orderBy(tradeOrder.pair, desc(tradeOrder.updatedAt))
      .limit(countedAtMost)
      .as('counted');
    const [row] = await queries.select({ rows: sql<string>`count(*)` }).from(counted);
    return Number(row?.rows ?? 0);
  };

  return {
    /** Newest first. */
    open: (owner: string, { limit, offset }: Rows): Promise<OrderRow[]> =>
      queries
        .select()
        .from(tradeOrder)
        .where(and(eq(tradeOrder.owner, owner), isOpen))
        .orderBy(desc(tradeOrder.id))
        .limit(limit)
        .offset(offset),

    /** The order that its trader sent with this id, whether open or ended. */
    ofClient: (owner: string, clientOrderId: string): Promise<OrderRow[]> =>
      queries
        .select()
        .from(tradeOrder)
        .where(and(eq(tradeOrder.owner, owner), eq(tradeOrder.clientOrderId, clientOrderId))),

    /** Orders that are filled, at least in part, or ended. Last changed first. */
    past: (owner: string, { limit, offset }: Rows, filter: OrderFilter = {}): Promise<OrderRow[]> => {
      const { pairs = everyPair } = filter;
      const newest = (...conditions: (SQL | undefined)[]) =>
        sql`(select id, updated_at from ${tradeOrder} where ${and(...conditionsOf(owner, filter), ...conditions)}
             order by ${lastChangedFirst} limit ${offset + limit})`;
      const wanted = sql`${sql.param(pairs)}::integer[]`;
      const isOfPair = sql`${tradeOrder.pair} = wanted.pair`;
      const isWanted = sql`${tradeOrder.pair} = any(${wanted})`;
      // One list per pair, so that the index returns its newest; for all pairs together, every row would be sorted.
      const ended = sql`select newest.* from unnest(${wanted}) as wanted (pair),
                        lateral ${newest(isOfPair, isEnded)} as newest`;
      const ids = sql`select id from (${ended} union all ${newest(isWanted, isOpen, isPartlyFilled)}) as trade_order
                      order by ${lastChangedFirst} limit ${limit} offset ${offset}`;
      return queries
        .select()
        .from(tradeOrder)
        .where(sql`${tradeOrder.id} in (${ids})`)
        .orderBy(lastChangedFirst);
    },

    /** How many there are, up to `countedAtMost`. */
    countPast: async (owner: string, filter: OrderFilter = {}): Promise<number> => {
      const { pairs = everyPair } = filter;
      const conditions = [...conditionsOf(owner, filter), inArray(tradeOrder.pair, [...pairs])];
      const [ended, open] = await Promise.all([
        count(...conditions, isEnded),
        count(...conditions, isOpen, isPartlyFilled),
      ]);
      return Math.min(ended + open, countedAtMost);
    },
  };
};

export type OrderStore = ReturnType<typeof createOrderStore>;
