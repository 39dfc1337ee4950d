import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { trade } from '../../db/schema';
import type { Rows } from '../../orders/rows';

export type TradeRow = typeof trade.$inferSelect;

/** How far back the trades of a pair can be paged: each further page would cost the database more. */
export const tapeReach = 10_000;

export const createTradeStore = (queries: Queries) => ({
  /** Newest first. */
  ofPair: async (pair: number, { limit, offset }: Rows): Promise<TradeRow[]> => {
    const within = Math.min(limit, tapeReach - offset);
    if (within <= 0) return [];
    return queries
      .select()
      .from(trade)
      .where(eq(trade.pair, pair))
      .orderBy(desc(trade.id))
      .limit(within)
      .offset(offset);
  },
});
