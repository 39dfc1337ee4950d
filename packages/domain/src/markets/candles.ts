import { add } from '../money/arithmetic';
import { larger, smaller } from '../money/compare';
import type { DecimalText } from '../money/decimalText';
import type { Resolution } from './chart';

/** The prices and volume of a period, which begins at `at` seconds since 1970. */
export interface Candle {
  at: number;
  open: DecimalText;
  high: DecimalText;
  low: DecimalText;
  close: DecimalText;
  volume: DecimalText;
}

const minute = 60;
const day = 86_400;

/** The first Monday after 1 January 1970, which was a Thursday. */
const firstMonday = 4 * day;

const lengths: Readonly<Record<Exclude<Resolution, '1W' | 'M'>, number>> = {
  '1': minute,
  '3': 3 * minute,
  '5': 5 * minute,
  '15': 15 * minute,
  '30': 30 * minute,
  '60': 60 * minute,
  '120': 120 * minute,
  '240': 240 * minute,
  '1D': day,
};

const startOfMonth = (at: number): number => {
  const date = new Date(at * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) / 1000;
};

/** The start of the candle that contains this second, in UTC: weeks begin on Monday, months on the first. */
export const candleStart = (at: number, resolution: Resolution): number => {
  if (resolution === 'M') return startOfMonth(at);
  if (resolution === '1W') return Math.floor((at - firstMonday) / (7 * day)) * 7 * day + firstMonday;
  return Math.floor(at / lengths[resolution]) * lengths[resolution];
};

/** Joins two consecutive candles into one. */
export const joinCandles = (earlier: Candle, later: Candle): Candle => ({
  at: earlier.at,
  open: earlier.open,
  high: larger(earlier.high, later.high),
  low: smaller(earlier.low, later.low),
  close: later.close,
  volume: add(earlier.volume, later.volume),
});

/** Builds longer candles from shorter ones, which are given oldest first. */
export const mergeCandles = (candles: readonly Candle[], resolution: Resolution): Candle[] => {
  const merged: Candle[] = [];
  for (const candle of candles) {
    const at = candleStart(candle.at, resolution);
    const last = merged.at(-1);
    if (last?.at === at) merged[merged.length - 1] = joinCandles(last, candle);
    else merged.push({ ...candle, at });
  }
  return merged;
};
