import { pairs, type Pair } from '@exchange/domain';
import { setImmediate } from 'node:timers/promises';
import { keptSeconds } from '../../marketData/candleRetention';
import {
  storedLengths,
  type CandleStore,
  type History,
  type StoredCandle,
  type StoredLength,
} from '../../marketData/candleStore';
import { minute, minutesOf, type Tick } from '../../marketData/tick';
import { demoPrice, demoVolume } from '../market/demoPrices';
import { gridSeconds, pastTrade } from './pastTrades';
import { unitsText } from '../market/units';

const day = 86_400;

const candleOf = (pair: Pair, at: number, prices: readonly number[], lots: number): StoredCandle => {
  const text = (price = 0): string => unitsText(price, pair.priceDecimals);
  return {
    pair: pair.name,
    at,
    open: text(prices[0]),
    high: text(Math.max(...prices)),
    low: text(Math.min(...prices)),
    close: text(prices.at(-1)),
    volume: unitsText(lots, pair.amountDecimals),
  };
};

/** How many points within a candle are sampled to find its range. */
const looks = 6;

const roughCandle = (pair: Pair, at: number, seconds: StoredLength): StoredCandle => {
  const span = (seconds - gridSeconds) / looks;
  const prices: number[] = [];
  for (let look = 0; look <= looks; look += 1)
    prices.push(demoPrice(pair, Math.floor((at + look * span) / gridSeconds) * gridSeconds));
  return candleOf(pair, at, prices, demoVolume(pair, at, seconds));
};

/** A minute from its trades; undefined if there were none. */
const minuteCandle = (pair: Pair, at: number): StoredCandle | undefined => {
  const prices: number[] = [];
  let lots = 0;
  for (let second = at; second < at + minute; second += gridSeconds) {
    const trade = pastTrade(pair, second);
    if (!trade) continue;
    prices.push(trade.price);
    lots += trade.lots;
  }
  return prices.length === 0 ? undefined : candleOf(pair, at, prices, lots);
};

const candlesOf = (pair: Pair, seconds: StoredLength, from: number, to: number): StoredCandle[] => {
  const candles: StoredCandle[] = [];
  for (let at = from; at < to; at += seconds) {
    const candle = seconds === minute ? minuteCandle(pair, at) : roughCandle(pair, at, seconds);
    if (candle) candles.push(candle);
  }
  return candles;
};

/** Where a length begins: at the start of a day, so that no longer candle lacks some of its parts. */
const beginning = (seconds: StoredLength, now: number): number => Math.floor((now - keptSeconds[seconds]) / day) * day;

interface Part {
  seconds: StoredLength;
  candles: StoredCandle[];
}

/** How many candles of a pair are written at once. */
const partSize = 2_000;

/** Each length from the end of what exists to the start of the next shorter one; minutes up to the running one. */
function* missingParts(known: number | undefined, now: number): Generator<Part, undefined> {
  for (const [index, seconds] of storedLengths.entries()) {
    const shorter = storedLengths[index - 1];
    const first = beginning(seconds, now);
    const from = known === undefined ? first : Math.max(first, Math.floor(known / seconds) * seconds + seconds);
    const to = shorter === undefined ? Math.floor(now / minute) * minute : beginning(shorter, now);
    for (const pair of pairs)
      for (let at = from; at < to; at += partSize * seconds)
        yield { seconds, candles: candlesOf(pair, seconds, at, Math.min(at + partSize * seconds, to)) };
  }
}

/** Prepares the next part while the database writes the current one. */
const writeAll = async (write: History['append'], parts: Generator<Part, undefined>): Promise<void> => {
  let part = parts.next();
  while (!part.done) {
    const { seconds, candles } = part.value;
    [part] = await Promise.all([setImmediate().then(() => parts.next()), write(seconds, candles)]);
  }
};

export interface SeedCandlesOptions {
  candles: CandleStore;
  /** The real trades since a second. */
  tradesSince: (second: number) => Promise<Tick[]>;
}

/**
 * Writes the market's history up to the running minute: each length as far back as it is kept, computed from the next
 * shorter one where they overlap. Existing candles stay, and real trades take precedence.
 */
export const seedCandles = ({ candles, tradesSince }: SeedCandlesOptions, now: number): Promise<void> =>
  candles.writeHistory(async ({ latest, append, fill, rollUpSince }) => {
    const known = await latest(minute);
    const current = Math.floor(now / minute) * minute;
    const traded = await tradesSince(known === undefined ? 0 : known + minute);
    await fill(
      minute,
      minutesOf(traded).filter(({ at }) => at < current),
    );
    // Checking for existing candles one by one would make the first start slower.
    await writeAll(traded.length === 0 ? append : fill, missingParts(known, now));
    const missingSince = (shorter: StoredLength): number => Math.max(beginning(shorter, now), known ?? 0);
    await rollUpSince({ 900: missingSince(60), 3_600: missingSince(900), 86_400: missingSince(3_600) });
  });
