import {
  groupLevels,
  shownLevels,
  type BookSide,
  type DecimalText,
  type Grouping,
  type Level,
  type Pair,
  type Side,
} from '@exchange/domain';

/** Both sides, best first. */
export interface BookView {
  asks: readonly Level[];
  bids: readonly Level[];
}

/** One of the trader's open orders. */
export interface OwnOrder {
  side: Side;
  price: DecimalText;
  /** The amount that is still open. */
  amount: DecimalText;
}

export interface BookCut {
  pair: Pair;
  grouping: Grouping;
  /** Rows on each side. */
  depth: number;
}

/** True if the price is in canonical form and has no more decimals than a step. */
const isOnStep = (price: DecimalText, decimals: number): boolean => {
  const point = price.indexOf('.');
  return point === -1 || (price.length - point - 1 <= decimals && !price.endsWith('0'));
};

/** Nothing needs merging if every level is on a step of its own, which is how books arrive. */
const areGroups = (levels: readonly Level[], decimals: number): boolean =>
  levels.every(({ price }, place) => isOnStep(price, decimals) && price !== levels[place - 1]?.price);

/** The rows of a side. Reads no more levels than needed: fifteen rows need few of hundreds. */
export const shownRows = (levels: readonly Level[], side: BookSide, { pair, grouping, depth }: BookCut): Level[] => {
  // The level after the last row may belong to its group.
  const near = levels.slice(0, depth + 1);
  if (grouping === 0 && areGroups(near, pair.priceDecimals)) return near.slice(0, depth);
  // One group more than is shown proves that the last one is complete.
  for (let read = depth + 1; read < levels.length; read *= 2) {
    const rows = groupLevels(levels.slice(0, read), side, grouping, pair);
    if (rows.length > depth) return rows.slice(0, depth);
  }
  return shownLevels(levels, side, grouping, pair, depth);
};

const sideOf: Record<Side, BookSide> = { buy: 'bids', sell: 'asks' };

/** The trader's own share of each row, by the row's price. */
export const ownAmounts = (
  orders: readonly OwnOrder[],
  side: BookSide,
  { pair, grouping }: BookCut,
): ReadonlyMap<DecimalText, DecimalText> => {
  const own = orders.filter((order) => sideOf[order.side] === side);
  return new Map(groupLevels(own, side, grouping, pair).map(({ price, amount }) => [price, amount]));
};

/** The running sum at each row, for the bars: pixels don't need exact figures. */
export const depthsOf = (rows: readonly Level[]): number[] => {
  let depth = 0;
  return rows.map(({ amount }) => (depth += Number(amount)));
};

/** The fraction of the row that its bar fills, in thousandths: nobody sees finer steps. */
export const barShare = (depth: number, deepest: number): number =>
  deepest > 0 ? Math.round((1000 * depth) / deepest) / 1000 : 0;
