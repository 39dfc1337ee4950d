import { findPair, multiply, resolutions, type Resolution } from '@exchange/domain';
import { refuse, type Handlers } from '../../contract/handlers';
import type { CandleStore } from './candleStore';
import { klines, readFrom, sourceOf, toColumns } from './klines';
import type { Market } from './market';

interface MarketHandlersOptions {
  market: Market;
  candles: CandleStore;
}

const noSuchPair = refuse(404, 'There is no such pair.', 'pair');

const isResolution = (text: string): text is Resolution => resolutions.some((one) => one === text);

/** Prices, figures of the day and candles, for anybody. */
export const marketsHandlers = ({ market, candles }: MarketHandlersOptions): Handlers => ({
  pairPrices: () => ({ data: market.stats() }),
  estimateUsd: ({ parameters: { pair: name, price } }) => {
    const pair = findPair(name);
    if (!pair) return noSuchPair;
    const usd = market.usdPrices()[pair.quote];
    if (usd === undefined) return refuse(503, 'There is no price yet. Please try again in a moment.');
    return { data: { pair: pair.name, price, usdPrice: multiply(price, usd) } };
  },
  candles: async ({ parameters: { pair: name, resolution, from, to, limit = 2_000 } }) => {
    const pair = findPair(name);
    if (!pair) return noSuchPair;
    if (!isResolution(resolution)) return refuse(400, 'There is no such resolution.', 'resolution');
    if (from >= to) return toColumns([]);
    const range = { resolution, from, to, limit };
    const stored = await candles.read(pair.name, sourceOf[resolution], readFrom(range), to);
    return toColumns(klines(stored, market.running(pair.name), range));
  },
});
