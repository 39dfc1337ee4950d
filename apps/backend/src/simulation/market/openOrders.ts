import { pairs } from '@exchange/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { plainDecimal } from '../../db/plainDecimal';
import { tradeOrder } from '../../db/schema';
import { orderId } from '../../exchange/liveOrder';
import type { OpenOrder } from './ownOrders';

const names = new Map(pairs.map(({ id, name }) => [Number(id), name]));

/** The open orders of these traders in the database. */
export const readOpenOrders = async (db: Database, traders: readonly string[]): Promise<OpenOrder[]> => {
  const rows = await db
    .select()
    .from(tradeOrder)
    .where(and(eq(tradeOrder.status, 'open'), inArray(tradeOrder.owner, [...traders])));
  return rows.flatMap(({ id, pair, owner, side, price, amount, filled }) => {
    const name = names.get(pair);
    if (name === undefined) return [];
    const figures = { price: plainDecimal(price), amount: plainDecimal(amount), filled: plainDecimal(filled) };
    return [{ id: orderId(id), trader: owner, pair: name, side, ...figures }];
  });
};
