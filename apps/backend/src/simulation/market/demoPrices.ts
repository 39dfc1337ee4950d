import { assetSymbols, type AssetSymbol, type Pair, type PairName } from '@exchange/domain';
import { simulatedCoins } from '../../custody/chain/simulatedCoins';
import { chance, createWave } from './noise';

const second = 1;
const day = 86_400;
const year = 365 * day;

/** From seconds to years. Amplitudes grow with the square root of the period, like a real price. */
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

interface PriceCurve {
  /** The level it moves around, in USD. */
  usd: number;
  usdAt: (at: number) => number;
}

const priceCurve = (name: string, usd: number, swing: number): PriceCurve => {
  if (swing === 0) return { usd, usdAt: () => usd };
  const waves = periods.map((period, index) => ({
    wave: createWave(seedOf(name) + index, period),
    height: (2 * swing * Math.sqrt(period / year)) / reach,
  }));
  const strayed = (at: number): number => waves.reduce((total, { wave, height }) => total + wave(at) * height, 0);
  return { usd, usdAt: (at) => usd * Math.exp(strayed(at)) };
};

const priceCurves = Object.fromEntries(
  assetSymbols.map((asset) => {
    const { pricedAs = asset, usd, swing } = simulatedCoins[asset];
    return [asset, priceCurve(pricedAs, usd, swing)];
  }),
) as Readonly<Record<AssetSymbol, PriceCurve>>;

/** The price of a pair at a second since 1970, in whole steps. */
export const demoPrice = (pair: Pair, at: number): number => {
  const { base, quote, fixedPrice, priceDecimals } = pair;
  const price =
    fixedPrice === undefined ? priceCurves[base].usdAt(at) / priceCurves[quote].usdAt(at) : Number(fixedPrice);
  return Math.round(price * 10 ** priceDecimals);
};

/** The level that a pair's price moves around, in whole steps. */
export const usualPrice = ({ base, quote, fixedPrice, priceDecimals }: Pair): number => {
  const price = fixedPrice === undefined ? priceCurves[base].usd / priceCurves[quote].usd : Number(fixedPrice);
  return Math.round(price * 10 ** priceDecimals);
};

/** The amount of a coin worth about this many USD, in whole units of its decimals. */
export const worthOf = (asset: AssetSymbol, usd: number, decimals: number): number =>
  Math.round((usd / priceCurves[asset].usd) * 10 ** decimals);

/** Daily turnover in USD. */
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

/** More is traded by day than by night; all whole days are alike. */
const busyness = (at: number, seconds: number): number => {
  if (seconds >= day) return 1;
  const hour = (at % day) / 3_600;
  return 1 + 0.45 * Math.sin(((hour - 8) / 24) * 2 * Math.PI);
};

/** The usual volume of a period, in whole units of the pair's amount. */
export const usualVolume = ({ name, base, amountDecimals }: Pair, seconds: number): number =>
  worthOf(base, (turnover[name] * seconds) / day, amountDecimals);

/** The volume of the seconds from `at` on, in whole units of the pair's amount. It varies from period to period. */
export const demoVolume = (pair: Pair, at: number, seconds: number): number => {
  const mean = (turnover[pair.name] * seconds) / day / priceCurves[pair.base].usd;
  const luck = 0.35 + 1.3 * chance(Number(pair.id) + 1_709, Math.floor(at / seconds));
  return Math.round(mean * busyness(at, seconds) * luck * 10 ** pair.amountDecimals);
};
