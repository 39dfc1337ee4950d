import { ledgerDecimals, roundDown, splitFee, subtract } from '@exchange/domain';
import { sql } from 'drizzle-orm';
import type { TraderHandlers } from '../../contract/handlers';
import type { Queries } from '../../db/client';
import { plainDecimal } from '../../db/plainDecimal';
import { readOrderId } from '../../exchange/liveOrder';
import { rowsOf, type Rows } from '../../orders/rows';
import { rowsUnlessAsked } from './range';

interface FillRow extends Record<string, unknown> {
  id: string;
  price: string;
  amount: string;
  total: string;
  isTaker: boolean;
  /** In milliseconds since 1970. */
  at: string;
  fee: string;
  /** What the order had received before its fee, up to and with this fill. */
  soFar: string;
  gross: string;
}

/** A fee is rounded once over everything an order received, so each fill's is what it adds to that. */
const toFill = ({ id, price, amount, total, isTaker, at, fee, soFar, gross }: FillRow) => {
  const after = plainDecimal(soFar);
  const before = subtract(after, plainDecimal(gross));
  const [now, then] = [splitFee(after, fee), splitFee(before, fee)];
  return {
    tradeId: id,
    price: plainDecimal(price),
    amount: plainDecimal(amount),
    total: roundDown(plainDecimal(total), ledgerDecimals),
    fee: subtract(now.fee, then.fee),
    received: subtract(now.received, then.received),
    role: isTaker ? ('taker' as const) : ('maker' as const),
    filledAt: new Date(Number(at)).toISOString(),
  };
};

/** Numbers of trades grow with time. The conditions on `trade` are literal, so that its index is used. */
const fillsOf = (owner: string, order: number) => sql`
  select trade.id, trade.price, trade.amount, trade.price * trade.amount as total, taker_order = ${order} as "isTaker",
    (extract(epoch from trade.at) * 1000)::bigint as at, fee_percent as fee, case side when 'buy' then trade.amount else trade.price * trade.amount end as gross
  from trade, trade_order
  where (taker_order = ${order} or maker_order = ${order}) and trade_order.id = ${order} and owner = ${owner}`;

const readFills = async (queries: Queries, owner: string, order: number, { limit, offset }: Rows) => {
  const { rows } = await queries.execute<FillRow>(sql`
    select fill.*, sum(gross) over (order by id) as "soFar" from (${fillsOf(owner, order)}) fill
    order by id limit ${limit} offset ${offset}`);
  return rows.map(toFill);
};

const countFills = async (queries: Queries, owner: string, order: number): Promise<number> => {
  const { rows } = await queries.execute<{ count: string }>(sql`select count(*) from (${fillsOf(owner, order)}) fill`);
  return Number(rows[0]?.count ?? 0);
};

/** What an order of the token's trader was filled with. */
export const orderFillsHandlers = (queries: Queries): TraderHandlers => ({
  orderFills: async ({ trader, parameters }) => {
    const { order_id: id, page = 1, limit = rowsUnlessAsked } = parameters;
    const order = readOrderId(id);
    if (order === undefined) return { data: [], count: 0 };
    const [data, count] = await Promise.all([
      readFills(queries, trader.uniqueId, order, rowsOf(page, limit)),
      countFills(queries, trader.uniqueId, order),
    ]);
    return { data, count };
  },
});
