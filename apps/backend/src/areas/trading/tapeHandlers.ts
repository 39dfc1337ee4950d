import { findPair, listSizes, pairOf, type Pair } from '@exchange/domain';
import { isRefused, type Handlers } from '../../contract/handlers';
import type { Queries } from '../../db/client';
import { plainDecimal } from '../../db/plainDecimal';
import { namedPair, noSuchPair } from './refusals';
import { rowsOf, type Rows } from '../../orders/rows';
import { desc, eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { pastTrade, trade } from '../../db/schema';

type TapeTrade = Omit<typeof pastTrade.$inferSelect, 'pair'>;

/** How far back the trades of a pair can be paged: each further page would cost the database more. */
export const tapeReach = 10_000;

/** Leaves out who traded. */
const tradeOf = ({ id, price, amount, takerSide, at }: typeof trade | typeof pastTrade) => ({
  id,
  price,
  amount,
  takerSide,
  at,
});

const createTradeStore = (queries: Queries) => ({
  /** Newest first, the exchange's own before those from earlier. */
  ofPair: async (pair: number, { limit, offset }: Rows): Promise<TapeTrade[]> => {
    const within = Math.min(limit, tapeReach - offset);
    if (within <= 0) return [];
    return unionAll(
      queries.select(tradeOf(trade)).from(trade).where(eq(trade.pair, pair)),
      queries.select(tradeOf(pastTrade)).from(pastTrade).where(eq(pastTrade.pair, pair)),
    )
      .orderBy(({ id }) => desc(id))
      .limit(within)
      .offset(offset);
  },
});

const publicTrade = ({ id, at, amount, takerSide, price }: TapeTrade) => ({
  id: String(id),
  created_at: at.toISOString(),
  quantity: plainDecimal(amount),
  taker_side: takerSide,
  price: plainDecimal(price),
});

/** The last trades are public. */
export const tapeHandlers = (queries: Queries): Handlers => {
  const store = createTradeStore(queries);
  const tapeOf = async ({ id }: Pair, rows: Rows = rowsOf(1, listSizes.tape)) =>
    (await store.ofPair(Number(id), rows)).map(publicTrade);

  return {
    tape: async ({ body }) => {
      const pair = namedPair(body.pair_id, 'pair_id', { pair: body.pair });
      return isRefused(pair) ? pair : { data: await tapeOf(pair, rowsOf(body.page, body.trade_history_limit)) };
    },
    tapeModels: async ({ body: { pair: name, limit = listSizes.tape } }) => {
      const pair = findPair(name);
      return pair ? { models: await tapeOf(pair, rowsOf(1, limit)) } : noSuchPair('pair');
    },
    tapeEthUsdt: async () => ({ data: await tapeOf(pairOf('ETH-USDT')) }),
  };
};
