import { candleStart, joinCandles, mergeCandles, type Candle, type Resolution } from '@exchange/domain';
import type { StoredLength } from '../../marketData/candleStore';

/** The stored length that each resolution is computed from. */
export const sourceOf: Readonly<Record<Resolution, StoredLength>> = {
  '1': 60,
  '3': 60,
  '5': 60,
  '15': 900,
  '30': 900,
  '60': 3_600,
  '120': 3_600,
  '240': 3_600,
  '1D': 86_400,
  '1W': 86_400,
  M: 86_400,
};

interface Range {
  resolution: Resolution;
  /** In seconds since 1970. The candle that contains it comes first. */
  from: number;
  /** Exclusive: no candle begins here or later. */
  to: number;
  limit: number;
}

/** The most stored candles in a single one: a month of days. */
const mostParts = 31;

/** The range to read so that the first and the last candle are complete. */
export const readRange = ({ resolution, from, to }: Range): [from: number, to: number] => [
  candleStart(from, resolution),
  to + mostParts * sourceOf[resolution],
];

const withRunning = (stored: readonly Candle[], running: Candle | undefined, seconds: StoredLength): Candle[] => {
  if (!running) return [...stored];
  const at = Math.floor(running.at / seconds) * seconds;
  const last = stored.at(-1);
  if (last?.at === at) return [...stored.slice(0, -1), joinCandles(last, running)];
  return last === undefined || last.at < at ? [...stored, { ...running, at }] : [...stored];
};

/** Stored candles and the running minute, merged to the resolution: the newest of the range. */
export const klines = (stored: readonly Candle[], running: Candle | undefined, range: Range): Candle[] => {
  const { resolution, from, to, limit } = range;
  const merged = mergeCandles(withRunning(stored, running, sourceOf[resolution]), resolution);
  return merged.filter(({ at }) => at >= candleStart(from, resolution) && at < to).slice(-limit);
};

/** Columns, as the charting library's protocol requires. */
export const toColumns = (candles: readonly Candle[]) => {
  if (candles.length === 0) return { s: 'no_data' as const };
  return {
    s: 'ok' as const,
    t: candles.map(({ at }) => at),
    dateStr: candles.map(({ at }) => new Date(at * 1000).toISOString()),
    o: candles.map(({ open }) => open),
    h: candles.map(({ high }) => high),
    l: candles.map(({ low }) => low),
    c: candles.map(({ close }) => close),
    v: candles.map(({ volume }) => volume),
  };
};
