import { findPair, listSizes, pairOf, type Pair } from '@exchange/domain';
import { isRefused, type Handlers } from '../../contract/handlers';
import type { Queries } from '../../db/client';
import { plainDecimal } from '../../db/plainDecimal';
import { namedPair } from './namedPair';
import { noSuchPair } from './refusals';
import { rowsOf, type Rows } from '../../orders/rows';
import { createTradeStore, type TradeRow } from './tradeStore';

/** Leaves out who traded. */
const publicTrade = ({ id, at, amount, takerSide, price }: TradeRow) => ({
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
