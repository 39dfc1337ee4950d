import type { AssetSymbol, Pair, PairName } from '@exchange/domain';
import { chance, wave } from './noise';

interface Course {
  /** Around what the course moves, in USD. */
  usd: number;
  /** How far it may stray over a year, as a share. */
  swing: number;
}

const courses: Readonly<Record<AssetSymbol, Course>> = {
  BTC: { usd: 91_800, swing: 0.4 },
  ETH: { usd: 3_140, swing: 0.5 },
  XRP: { usd: 2.28, swing: 0.55 },
  XDC: { usd: 0.0538, swing: 0.6 },
  XDCE: { usd: 0.0538, swing: 0.6 },
  USDT: { usd: 1, swing: 0 },
  USDC: { usd: 1, swing: 0 },
  BCHABC: { usd: 480, swing: 0.5 },
  BCHSV: { usd: 41, swing: 0.5 },
};

const second = 1;
const day = 86_400;
const year = 365 * day;

/** From seconds to years; each wave is as much smaller as the square root of its period, like a real course. */
const periods = [
  6 * second,
  30 * second,
  150 * second,
  720,
  3_600,
  18_000,
  day,
  5 * day,
  25 * day,
  120 * day,
  2 * year,
];
const reach = periods.reduce((total, period) => total + Math.sqrt(period / year), 0);

const seedOf = (text: string): number =>
  Array.from(text).reduce((seed, letter) => Math.imul(seed, 31) + letter.charCodeAt(0), 7);

const strayed = (symbol: AssetSymbol, at: number): number => {
  const seed = seedOf(symbol);
  return periods.reduce((total, period, index) => total + wave(seed + index, at, period) * Math.sqrt(period / year), 0);
};

const usdAt = (symbol: AssetSymbol, at: number): number => {
  // The variant is worth what the coin is worth.
  const { usd, swing } = courses[symbol];
  const followed = symbol === 'XDCE' ? 'XDC' : symbol;
  return swing === 0 ? usd : usd * Math.exp((swing * strayed(followed, at) * 2) / reach);
};

/** The course of a pair at a second since 1970, rounded to a price that the pair allows. */
export const demoPrice = (pair: Pair, at: number): number => {
  if (pair.fixedPrice !== undefined) return Number(pair.fixedPrice);
  const price = usdAt(pair.base, at) / usdAt(pair.quote, at);
  return Number(price.toFixed(pair.priceDecimals));
};

/** Traded a day, in USD. */
const turnover: Readonly<Record<PairName, number>> = {
  'XDC-ETH': 182_000,
  'XDC-BTC': 241_000,
  'XDC-XRP': 64_000,
  'XDC-XDCE': 318_000,
  'XDC-USDT': 742_000,
  'XDC-USDC': 126_000,
  'ETH-USDT': 1_930_000,
  'BTC-USDC': 880_000,
  'XRP-USDT': 517_000,
  'BTC-USDT': 3_460_000,
  'BTC-PERPETUAL': 5_240_000,
  'ETH-PERPETUAL': 2_710_000,
};

/** Traded in the seconds from `at` on, on average: more by day than by night, and never twice the same. */
export const demoVolume = (pair: Pair, at: number, seconds: number): number => {
  const mean = (turnover[pair.name] * seconds) / day / courses[pair.base].usd;
  const hour = (at % day) / 3_600;
  const byDay = 1 + 0.45 * Math.sin(((hour - 8) / 24) * 2 * Math.PI);
  const luck = 0.35 + 1.3 * chance(seedOf(pair.name) + 101, Math.floor(at / seconds));
  return Number((mean * byDay * luck).toFixed(pair.amountDecimals));
};
