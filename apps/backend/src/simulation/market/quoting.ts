import type { Pair, Side } from '@exchange/domain';
import { away, gridPricesFrom, gridStep, isGridPrice, leastLots, lotsAt, nearestLots, type Quote } from './grid';
import { chance } from './noise';
import type { OwnOrder } from './ownOrders';

/** The changes that bring a side of a book to its target. */
export interface Change {
  cancel: OwnOrder[];
  place: Quote[];
}

interface Situation {
  pair: Pair;
  side: Side;
  /** The middle of the book, in whole steps. */
  middle: number;
  /** The makers' orders on this side. */
  own: readonly OwnOrder[];
  slot: number;
  /** What is about to be taken from this side. */
  taken?: number | undefined;
}

/** Levels of the grid per side. */
const depth = 17;

/** This many extra levels may remain behind them before they are cancelled. */
const slack = 4;

/** An order stays while its amount is between these multiples of the target. */
const [tooLittle, tooMuch] = [0.4, 2.5];

/** How far the nearest quote may be from its target, as a share of the price. */
const tolerance = 0.0006;

const distanceOf = ({ middle, side }: Situation, ticks: number): number => (ticks - middle) * away[side];

/** If price steps are coarse, the grid alone is close enough. */
const hasNearest = (pair: Pair): boolean => gridStep(pair) >= 4;

const isOutOfPlace = (situation: Situation, { ticks, lots }: OwnOrder): boolean => {
  const distance = distanceOf(situation, ticks);
  if (lots < leastLots(situation.pair, ticks)) return true;
  return distance <= 0 || distance > (depth + 1 + slack) * gridStep(situation.pair);
};

const quoteAt = (situation: Situation, ticks: number): Quote => {
  const { pair, side } = situation;
  return { side, ticks, lots: lotsAt(pair, ticks, distanceOf(situation, ticks)) };
};

/** One order per price, of about the target amount. */
const planGrid = (situation: Situation, orders: readonly OwnOrder[]): Change => {
  const { pair, side, middle } = situation;
  const wanted = gridPricesFrom(pair, side, middle + away[side] * gridStep(pair), depth);
  const change: Change = { cancel: [], place: [] };
  for (const ticks of wanted) {
    const quote = quoteAt(situation, ticks);
    const there = orders.filter((order) => order.ticks === ticks);
    const good = there.find(({ lots }) => lots >= quote.lots * tooLittle && lots <= quote.lots * tooMuch);
    change.cancel.push(...there.filter((order) => order !== good));
    if (!good) change.place.push(quote);
  }
  return change;
};

/** Off the grid, so that it can be told apart by its price. */
const nearestTicks = ({ pair, side, middle, slot }: Situation): number => {
  const share = 0.00003 + 0.0001 * chance(Number(pair.id) + 3_307, slot);
  let ticks = middle + away[side] * Math.max(1, Math.round(middle * share));
  while (isGridPrice(pair, ticks)) ticks += away[side];
  return ticks;
};

const isGoodNearest = (situation: Situation, { ticks, lots }: OwnOrder, target: number): boolean => {
  const { pair, taken } = situation;
  if (taken !== undefined) return ticks === target && lots >= taken;
  return Math.abs(ticks - target) <= situation.middle * tolerance && lots >= leastLots(pair, ticks);
};

/** The one order between the middle and the grid. It moves to the price whenever something is about to be taken. */
const planNearest = (situation: Situation, orders: readonly OwnOrder[]): Change => {
  const { pair, side, slot, taken = 0 } = situation;
  if (!hasNearest(pair)) return { cancel: [...orders], place: [] };
  const ticks = nearestTicks(situation);
  const good = orders.find((order) => isGoodNearest(situation, order, ticks));
  const cancel = orders.filter((order) => order !== good);
  if (good) return { cancel, place: [] };
  const lots = nearestLots(pair, ticks, taken, chance(Number(pair.id) + 5_413, slot));
  return { cancel, place: [{ side, ticks, lots }] };
};

/** What makers do on one side of a book: as little as needed, since every change is written to the database. */
export const planSide = (situation: Situation): Change => {
  const { pair, own } = situation;
  const gone = own.filter((order) => isOutOfPlace(situation, order));
  const kept = own.filter((order) => !gone.includes(order));
  const grid = planGrid(
    situation,
    kept.filter(({ ticks }) => isGridPrice(pair, ticks)),
  );
  const nearest = planNearest(
    situation,
    kept.filter(({ ticks }) => !isGridPrice(pair, ticks)),
  );
  return { cancel: [...gone, ...grid.cancel, ...nearest.cancel], place: [...nearest.place, ...grid.place] };
};
