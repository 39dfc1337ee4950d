import { toWhole, type Pair, type Side } from '@exchange/domain';
import { usualPrice, usualVolume, worthOf } from './demoPrices';
import { chance } from './noise';

/** A price and an amount in whole steps of the pair. */
export interface Quote {
  side: Side;
  ticks: number;
  lots: number;
}

/** The direction in which a side's prices lead away from the middle. */
export const away: Readonly<Record<Side, 1 | -1>> = { sell: 1, buy: -1 };

const seedOf = ({ id }: Pair): number => Number(id) + 4_211;

const oneDigit = (figure: number): number => {
  const unit = 10 ** Math.floor(Math.log10(Math.max(figure, 1)));
  return Math.max(1, Math.floor(figure / unit) * unit);
};

/** The distance between prices of the grid, about half a thousandth. It never changes, so that quotes can stay. */
export const gridStep = (pair: Pair): number => oneDigit(usualPrice(pair) * 0.0005);

/** The prices that makers quote: even steps, each moved up slightly at random. */
export const gridPrice = (pair: Pair, index: number): number => {
  const step = gridStep(pair);
  return index * step + Math.floor(chance(seedOf(pair), index) * step * 0.8);
};

export const isGridPrice = (pair: Pair, ticks: number): boolean =>
  gridPrice(pair, Math.floor(ticks / gridStep(pair))) === ticks;

/** This many prices of the grid, starting at one and leading away from the middle. */
export const gridPricesFrom = (pair: Pair, side: Side, from: number, count: number): number[] => {
  const prices: number[] = [];
  const [start, direction] = [Math.floor(from / gridStep(pair)), away[side]];
  for (let index = start - direction; prices.length < count && index > 0; index += direction) {
    const price = gridPrice(pair, index);
    if ((price - from) * direction >= 0) prices.push(price);
  }
  return prices;
};

/** Rounded to this many digits, followed by zeros. */
export const withDigits = (lots: number, digits: number): number => {
  const unit = Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(lots, 1))) + 1 - digits));
  return Math.round(lots / unit) * unit;
};

/** An amount as people choose it: one to three digits. */
const roundish = (lots: number, luck: number): number => withDigits(lots, luck < 0.3 ? 1 : luck < 0.85 ? 2 : 3);

const leastTotal = ({ minimum, priceDecimals, amountDecimals }: Pair, ticks: number): number => {
  const total = toWhole(minimum.value, priceDecimals + amountDecimals);
  return Number(total / BigInt(ticks)) + 1;
};

/** The smallest order accepted at a price. */
export const leastLots = (pair: Pair, ticks: number): number =>
  pair.minimum.of === 'amount' ? Number(toWhole(pair.minimum.value, pair.amountDecimals)) : leastTotal(pair, ticks);

export const mostLots = ({ maximum, amountDecimals }: Pair): number => Number(toWhole(maximum.value, amountDecimals));

export const withinBounds = (pair: Pair, ticks: number, lots: number): number =>
  Math.min(Math.max(lots, leastLots(pair, ticks)), mostLots(pair));

/** The interval between takers. */
export const slotSeconds = 20;

/** What is usually taken at once; more in small markets, whose books would otherwise look empty. */
const usualLots = (pair: Pair): number =>
  Math.max(usualVolume(pair, slotSeconds), worthOf(pair.base, 50, pair.amountDecimals));

/** The amount at a price of the grid: the farther away, the larger. */
export const lotsAt = (pair: Pair, ticks: number, distance: number): number => {
  const steps = distance / gridStep(pair);
  const luck = chance(seedOf(pair) + 13, ticks);
  const lots = usualLots(pair) * (0.8 + 0.28 * steps) * (0.5 + luck);
  return withinBounds(pair, ticks, roundish(lots, chance(seedOf(pair) + 29, ticks)));
};

/** The amount nearest to the middle: more than the next trade takes. */
export const nearestLots = (pair: Pair, ticks: number, taken: number, luck: number): number =>
  withinBounds(pair, ticks, Math.max(taken, roundish(Math.max(taken, usualLots(pair) * 0.4) * (1.1 + luck), luck)));
