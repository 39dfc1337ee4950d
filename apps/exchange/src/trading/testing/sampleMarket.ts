import { bookDepth, type Candle, type Pair } from '@exchange/domain';
import type { BookView, Datafeed, LastPrice, TapeTrade } from '@exchange/ui';

/** A market at one moment, the same each time. */
export interface SampleMarket {
  pair: Pair;
  book: BookView;
  trades: readonly TapeTrade[];
  lastPrice: LastPrice;
  datafeed: Datafeed;
}

/** The time of the screen's stories, in seconds. */
export const sampleNow = Date.UTC(2026, 1, 10, 12, 0) / 1000;

/** The number of levels on each side of the book, and of trades. */
interface Lengths {
  levels: number;
  trades: number;
}

/** More than fit on the screen. */
export const long: Lengths = { levels: 40, trades: bookDepth.live * 3 };

/** Every row is rendered and checked for contrast in each story: those that aren't about long lists have few. */
const short: Lengths = { levels: 10, trades: 10 };

const levelsOf = (pair: Pair, price: number, usual: number, length: number, direction: 1 | -1) =>
  Array.from({ length }, (_, at) => ({
    price: (price * (1 + direction * (at + 1) * 0.0004)).toFixed(pair.priceDecimals),
    amount: (usual * (1 + ((at * 7) % 11) / 3)).toFixed(pair.amountDecimals),
  }));

const tradesOf = (pair: Pair, price: number, usual: number, length: number): TapeTrade[] =>
  Array.from({ length }, (_, at) => ({
    id: String(999 - at),
    at: (sampleNow - at * 7) * 1000,
    price: (price * (1 + (((at * 5) % 9) - 4) * 0.0003)).toFixed(pair.priceDecimals),
    amount: (usual * (0.2 + ((at * 3) % 7) / 4)).toFixed(pair.amountDecimals),
    side: at % 3 === 0 ? 'buy' : 'sell',
  }));

const quarter = 900;

/** A slow wave, so that there is something to see. */
const candleAt = (pair: Pair, price: number, usual: number, index: number): Candle => {
  const figure = (factor: number): string => (price * factor).toFixed(pair.priceDecimals);
  const [from, to] = [Math.sin(index / 9) * 0.02 + 1, Math.sin((index + 1) / 9) * 0.02 + 1];
  return {
    at: sampleNow - (119 - index) * quarter,
    open: figure(from),
    high: figure(Math.max(from, to) + 0.003),
    low: figure(Math.min(from, to) - 0.003),
    close: figure(to),
    volume: (usual * (3 + Math.cos(index / 5))).toFixed(2),
  };
};

/** A market around a price, with orders around a usual amount. */
export const sampleMarket = (pair: Pair, price: string, usual: number, { levels, trades } = short): SampleMarket => {
  const middle = Number(price);
  const bars = Array.from({ length: 120 }, (_, index) => candleAt(pair, middle, usual, index));
  return {
    pair,
    book: { asks: levelsOf(pair, middle, usual, levels, 1), bids: levelsOf(pair, middle, usual, levels, -1) },
    trades: tradesOf(pair, middle, usual, trades),
    lastPrice: { price, direction: 'up', usd: undefined },
    datafeed: {
      getBars: ({ from, to }) => Promise.resolve({ data: bars.filter(({ at }) => at >= from && at < to) }),
      subscribeBars: () => () => undefined,
    },
  };
};

/** A pair without any trades or orders yet. */
export const emptyMarket = (pair: Pair): Omit<SampleMarket, 'lastPrice'> => ({
  pair,
  book: { asks: [], bids: [] },
  trades: [],
  datafeed: { getBars: () => Promise.resolve({ data: [] }), subscribeBars: () => () => undefined },
});
