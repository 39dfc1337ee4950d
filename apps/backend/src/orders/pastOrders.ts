import { divideDown, type DecimalText, type Side } from '@exchange/domain';
import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { otcTrade } from '../db/otcSchema';
import { marketById } from '../exchange/market';
import { plainDecimal } from '../db/plainDecimal';
import { toPastOrder } from './orderRows';
import { createOrderStore, type OrderFilter } from './orderStore';
import { countedAtMost, type Rows } from './rows';

export interface PastOrder extends Record<string, unknown> {
  uniqueId: string;
  name: string;
  tradeType: string;
  type: Side;
  status: string;
  averagePrice: DecimalText;
  /** A trade with the OTC desk has none. */
  price?: DecimalText;
  amount: DecimalText;
  receivedTotal: DecimalText;
  total: DecimalText;
  fee: DecimalText;
  updatedAt: string;
  client_order_id?: string;
}

/** A trade with the OTC desk, as of an order that was filled at once. The desk's price has its fee in it. */
const toPastTrade = (row: typeof otcTrade.$inferSelect): PastOrder => {
  const [amount, total] = [plainDecimal(row.amount), plainDecimal(row.total)];
  return {
    uniqueId: row.id,
    name: marketById(row.pair).pair.name,
    tradeType: 'otc',
    type: row.side,
    status: 'completed',
    averagePrice: divideDown(total, amount, 18),
    amount,
    receivedTotal: row.side === 'buy' ? amount : total,
    total,
    fee: '0',
    updatedAt: row.updatedAt.toISOString(),
  };
};

const byNewest = (one: PastOrder, other: PastOrder): number =>
  Number(one.updatedAt < other.updatedAt) || -Number(one.updatedAt > other.updatedAt);

export type PastOrders = ReturnType<typeof createPastOrders>;

/** Past orders together with trades that people settled, of which a trader has few. */
export const createPastOrders = (queries: Queries) => {
  const orders = createOrderStore(queries);

  const otcTrades = async (owner: string, { pairs, from, to }: OrderFilter): Promise<PastOrder[]> => {
    const rows = await queries
      .select()
      .from(otcTrade)
      .where(
        and(
          eq(otcTrade.owner, owner),
          eq(otcTrade.status, 'settled'),
          pairs && inArray(otcTrade.pair, [...pairs]),
          from && gte(otcTrade.updatedAt, from),
          to && lt(otcTrade.updatedAt, to),
        ),
      )
      .orderBy(desc(otcTrade.updatedAt));
    return rows.map(toPastTrade);
  };

  return {
    /** Whether open or ended; empty if the trader has sent none with this id. */
    ofClient: async (owner: string, clientOrderId: string): Promise<PastOrder[]> =>
      (await orders.ofClient(owner, clientOrderId)).map(toPastOrder),
    /** Last changed first. */
    list: async (owner: string, { limit, offset }: Rows, filter: OrderFilter = {}): Promise<PastOrder[]> => {
      const trades = await otcTrades(owner, filter);
      // All trades together push the orders of a page back by at most their number.
      const skipped = Math.max(0, offset - trades.length);
      const start = offset - skipped;
      const rows = await orders.past(owner, { limit: start + limit, offset: skipped }, filter);
      if (trades.length === 0) return rows.map(toPastOrder);
      return [...trades, ...rows.map(toPastOrder)].toSorted(byNewest).slice(start, start + limit);
    },
    /** How many there are, up to `countedAtMost`. */
    count: async (owner: string, filter: OrderFilter = {}): Promise<number> => {
      const [trades, count] = await Promise.all([otcTrades(owner, filter), orders.countPast(owner, filter)]);
      return Math.min(trades.length + count, countedAtMost);
    },
  };
};
