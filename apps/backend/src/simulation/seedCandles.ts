import { pairs, type Pair } from '@exchange/domain';
import type { CandleStore, StoredCandle, StoredLength } from '../areas/markets/candleStore';
import { demoPrice, demoVolume } from './demoPrices';
import { demoTrade, gridSeconds, lotsText, type DemoTrade } from './demoTicks';

const day = 86_400;

/** How far back each length goes. */
export const historyOf: Readonly<Record<StoredLength, number>> = {
  60: 2 * day,
  900: 60 * day,
  3_600: 365 * day,
  86_400: 5 * 365 * day,
};

/** Looked at so often within one candle, to find how far it reaches. */
const looks = 12;

const roughCandle = (pair: Pair, at: number, seconds: StoredLength): StoredCandle => {
  const prices = Array.from({ length: looks + 1 }, (_, look) =>
    demoPrice(pair, Math.floor((at + (look * (seconds - gridSeconds)) / looks) / gridSeconds) * gridSeconds),
  );
  const text = (price: number | undefined): string => (price ?? 0).toFixed(pair.priceDecimals);
  return {
    pair: pair.name,
    at,
    open: text(prices[0]),
    high: text(Math.max(...prices)),
    low: text(Math.min(...prices)),
    close: text(prices.at(-1)),
    volume: demoVolume(pair, at, seconds).toFixed(pair.amountDecimals),
  };
};

const minute = 60;

/** What the live market would have made of this minute, trade by trade. */
const minuteOf = (pair: Pair, at: number): StoredCandle[] => {
  const trades: DemoTrade[] = [];
  for (let second = at; second < at + minute; second += gridSeconds) {
    const trade = demoTrade(pair, second);
    if (trade) trades.push(trade);
  }
  const [first, last] = [trades[0], trades.at(-1)];
  if (!first || !last) return [];
  const prices = trades.map(({ price }) => price);
  const text = (price: number): string => price.toFixed(pair.priceDecimals);
  const lots = trades.reduce((total, trade) => total + trade.lots, 0);
  return [
    {
      pair: pair.name,
      at,
      open: text(first.price),
      high: text(Math.max(...prices)),
      low: text(Math.min(...prices)),
      close: text(last.price),
      volume: lotsText(pair, lots),
    },
  ];
};

const minutesOf = (pair: Pair, from: number, to: number): StoredCandle[] => {
  const minutes: StoredCandle[] = [];
  for (let at = from; at < to; at += minute) minutes.push(...minuteOf(pair, at));
  return minutes;
};

const roughLengths = [86_400, 3_600, 900] as const;
const finer: Readonly<Record<(typeof roughLengths)[number], StoredLength>> = { 86_400: 3_600, 3_600: 900, 900: 60 };

/** Where a length begins: on a day, so that nothing longer is made of half its parts. */
const beginning = (seconds: StoredLength, now: number): number => Math.floor((now - historyOf[seconds]) / day) * day;

/**
 * Writes the market's past up to the running minute: each length as far back as it is kept, where it overlaps with
 * the next shorter one made of that one. What is there already stays.
 */
export const seedCandles = async (store: CandleStore, now: number): Promise<void> => {
  const end = Math.floor(now / minute) * minute;
  const known = (await store.latest(60)) ?? 0;
  for (const seconds of roughLengths) {
    const from = Math.max(beginning(seconds, now), Math.floor(known / seconds) * seconds);
    const to = beginning(finer[seconds], now);
    for (const pair of pairs) {
      const candles: StoredCandle[] = [];
      for (let at = from; at < to; at += seconds) candles.push(roughCandle(pair, at, seconds));
      await store.write(seconds, candles);
    }
  }
  for (const pair of pairs) await store.write(60, minutesOf(pair, Math.max(beginning(60, now), known), end));
  const missingSince = (shorter: StoredLength): number => Math.max(beginning(shorter, now), known);
  await store.rollUpSince({ 900: missingSince(60), 3_600: missingSince(900), 86_400: missingSince(3_600) });
};
