import { createListeners } from '@exchange/domain';
import { barSeconds } from '../chartRanges';
import type { Bar, BarRange, Datafeed } from '../datafeed';

/** The time in all chart stories: 12:07 UTC on 5 March 2024. */
export const demoNow = Date.UTC(2024, 2, 5, 12, 7) / 1000;

interface Market {
  price: number;
  decimals: number;
  /** The start of its first bar. */
  since?: number;
}

/** The same price at the same time, whatever the resolution. */
const priceAt = (at: number, price: number): number =>
  price *
  (1 +
    0.05 * Math.sin(at / 40_000) +
    0.02 * Math.sin(at / 7000) +
    0.006 * Math.sin(at / 900) +
    0.003 * Math.sin(at / 97));

const barAt = (at: number, seconds: number, { price, decimals }: Market): Bar => {
  const steps = Array.from({ length: 9 }, (_, step) => priceAt(at + (step * seconds) / 8, price));
  const text = (figure: number) => figure.toFixed(decimals);
  return {
    at,
    open: text(steps[0] ?? price),
    high: text(Math.max(...steps)),
    low: text(Math.min(...steps)),
    close: text(steps.at(-1) ?? price),
    volume: (90_000 + 60_000 * Math.sin(at / 5000) + 20_000 * Math.cos(at / 333)).toFixed(2),
  };
};

const barsIn = ({ resolution, from, to }: BarRange, market: Market): Bar[] => {
  const seconds = barSeconds[resolution];
  const first = Math.max(Math.floor(from / seconds) * seconds, market.since ?? 0);
  // Later bars have not been traded yet.
  const end = Math.min(to, demoNow + 1);
  return Array.from({ length: Math.max(0, Math.ceil((end - first) / seconds)) }, (_, at) =>
    barAt(first + at * seconds, seconds, market),
  );
};

/** A simulated feed, to which a story can push bars. */
export const createDemoFeed = (market: Market): Datafeed & { push: (bar: Bar) => void; asked: BarRange[] } => {
  const { subscribe, notify } = createListeners<Bar>();
  const asked: BarRange[] = [];
  return {
    asked,
    getBars: (range) => {
      asked.push(range);
      return Promise.resolve({ data: barsIn(range, market) });
    },
    subscribeBars: (_, onBar) => subscribe(onBar),
    push: notify,
  };
};

const nothing = { subscribeBars: () => () => undefined };

export const silentFeed: Datafeed = { ...nothing, getBars: () => new Promise(() => undefined) };

export const emptyFeed: Datafeed = { ...nothing, getBars: () => Promise.resolve({ data: [] }) };

/** Fails the first time, and works on a retry. */
export const createFailingFeed = (market: Market): Datafeed => {
  const demo = createDemoFeed(market);
  let hasFailed = false;
  return {
    ...demo,
    getBars: (range) => {
      if (hasFailed) return demo.getBars(range);
      hasFailed = true;
      return Promise.resolve({ error: { code: 'unreachable' } });
    },
  };
};
