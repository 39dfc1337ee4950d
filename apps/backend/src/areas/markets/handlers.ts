import { findPair, listSizes, multiply } from '@exchange/domain';
import { refuse, type Handlers } from '../../contract/handlers';
import type { CandleStore } from '../../marketData/candleStore';
import { klines, readRange, sourceOf, toColumns } from './klines';
import type { Market } from '../../marketData/market';

interface MarketHandlersOptions {
  market: Market;
  candles: CandleStore;
  /** Milliseconds since 1970. */
  now: () => number;
}

type DayPrices = ReturnType<Market['dayPrices']>;

/** Everybody on home asks for them, and they change little within a minute. */
const createDayPrices = ({ market, now }: Pick<MarketHandlersOptions, 'market' | 'now'>) => {
  let kept: { minute: number; data: DayPrices } | undefined;
  return (): DayPrices => {
    const minute = Math.floor(now() / 60_000);
    if (kept?.minute !== minute) kept = { minute, data: market.dayPrices(minute * 60) };
    return kept.data;
  };
};

const noSuchPair = refuse(404, "This pair doesn't exist.", 'pair');

/** The last second that a JavaScript date can represent. */
const lastSecond = 8_640_000_000_000;

/** Prices, 24-hour figures and candles, all public. */
export const marketsHandlers = ({ market, candles, now }: MarketHandlersOptions): Handlers => {
  const dayPrices = createDayPrices({ market, now });
  return {
    pairPrices: () => ({ data: market.stats() }),
    dayPrices: () => ({ data: dayPrices() }),
    estimateUsd: ({ parameters: { pair: name, price } }) => {
      const pair = findPair(name);
      if (!pair) return noSuchPair;
      const usd = market.usdPrices()[pair.quote];
      if (usd === undefined) return refuse(503, 'There is no price yet. Try again in a moment.');
      return { data: { pair: pair.name, price, usdPrice: multiply(price, usd) } };
    },
    candles: async ({ parameters }) => {
      const pair = findPair(parameters.pair);
      if (!pair) return noSuchPair;
      const { resolution, from, limit = listSizes.candles } = parameters;
      const range = { resolution, from, to: Math.min(parameters.to, lastSecond), limit };
      if (range.from >= range.to) return toColumns([]);
      const stored = await candles.read(pair.name, sourceOf[resolution], ...readRange(range));
      return toColumns(klines(stored, market.running(pair.name), range));
    },
  };
};
