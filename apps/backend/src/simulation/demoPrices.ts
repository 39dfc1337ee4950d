import type { AssetSymbol, Pair, PairName } from '@exchange/domain';
import { chance, createWave } from './noise';

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

interface Course {
  /** Around what it moves, in USD. */
  usd: number;
  usdAt: (at: number) => number;
}

/** Swing: how far it may stray over a year, as a share. */
const course = (name: string, usd: number, swing: number): Course => {
  if (swing === 0) return { usd, usdAt: () => usd };
  const waves = periods.map((period, index) => ({
    wave: createWave(seedOf(name) + index, period),
    height: (2 * swing * Math.sqrt(period / year)) / reach,
  }));
  const strayed = (at: number): number => waves.reduce((total, { wave, height }) => total + wave(at) * height, 0);
  return { usd, usdAt: (at) => usd * Math.exp(strayed(at)) };
};

const courses: Readonly<Record<AssetSymbol, Course>> = {
  BTC: course('BTC', 91_800, 0.4),
  ETH: course('ETH', 3_140, 0.5),
  XRP: course('XRP', 2.28, 0.55),
  XDC: course('XDC', 0.0538, 0.6),
  // The variant is worth what the coin is worth.
  XDCE: course('XDC', 0.0538, 0.6),
  USDT: course('USDT', 1, 0),
  USDC: course('USDC', 1, 0),
  BCHABC: course('BCHABC', 480, 0.5),
  BCHSV: course('BCHSV', 41, 0.5),
};

/** The course of a pair at a second since 1970, in whole steps of its price. */
export const demoPrice = (pair: Pair, at: number): number => {
  const { base, quote, fixedPrice, priceDecimals } = pair;
  const price = fixedPrice === undefined ? courses[base].usdAt(at) / courses[quote].usdAt(at) : Number(fixedPrice);
  return Math.round(price * 10 ** priceDecimals);
};

/** Around what a pair's course moves, in whole steps of its price. */
export const usualPrice = ({ base, quote, fixedPrice, priceDecimals }: Pair): number => {
  const price = fixedPrice === undefined ? courses[base].usd / courses[quote].usd : Number(fixedPrice);
  return Math.round(price * 10 ** priceDecimals);
};

/** So much of a coin, in whole units of so many decimals, is about as many USD. */
export const worthOf = (asset: AssetSymbol, usd: number, decimals: number): number =>
  Math.round((usd / courses[asset].usd) * 10 ** decimals);

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

/** More is traded by day than by night; whole days are alike. */
const busyness = (at: number, seconds: number): number => {
  if (seconds >= day) return 1;
  const hour = (at % day) / 3_600;
  return 1 + 0.45 * Math.sin(((hour - 8) / 24) * 2 * Math.PI);
};

/** What is usually traded in so many seconds, in whole units of the pair's amount. */
export const usualVolume = ({ name, base, amountDecimals }: Pair, seconds: number): number =>
  worthOf(base, (turnover[name] * seconds) / day, amountDecimals);

/** Traded in the seconds from `at` on, in whole units of the pair's amount, never twice the same. */
export const demoVolume = (pair: Pair, at: number, seconds: number): number => {
  const mean = (turnover[pair.name] * seconds) / day / courses[pair.base].usd;
  const luck = 0.35 + 1.3 * chance(Number(pair.id) + 1_709, Math.floor(at / seconds));
  return Math.round(mean * busyness(at, seconds) * luck * 10 ** pair.amountDecimals);
};
