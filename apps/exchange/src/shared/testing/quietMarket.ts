import { ok, type Answers } from '@exchange/api/testing';
import { pairs } from '@exchange/domain';

const emptyBook = ok({ data: { seq: 1, asks: [], bids: [] } });

/** Everything that the trade screen requests, from an exchange without any trading. */
export const quietMarket = {
  fees: ok({ data: { tradingFees: [], withdrawalFees: [] } }),
  pairStatus: ok({ data: pairs.map(({ name }) => ({ pair: name, tradingFlag: true })) }),
  currencyStats: ok({ data: {} }),
  pairPrices: ok({ data: [] }),
  estimateUsd: 'unavailable',
  orderBook: emptyBook,
  mirroredOrderBook: emptyBook,
  tape: 'none',
  tapeModels: ok({ models: [] }),
  tapeEthUsdt: ok({ data: [] }),
  candles: 'noData',
  balances: ok({ data: [] }),
  wallet: 'notBuilt',
  openOrders: 'none',
  orderHistory: 'none',
  userTrades: 'none',
} satisfies Answers;
