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

/** An order of the trader's that is open. */
export interface OwnOrder {
  side: Side;
  price: DecimalText;
  /** What is still open of it. */
  amount: DecimalText;
}

export interface BookCut {
  pair: Pair;
  grouping: Grouping;
  /** Rows a side. */
  depth: number;
}

/** In the one spelling of a figure, and with no more decimals than a step has. */
const isOnStep = (price: DecimalText, decimals: number): boolean => {
  const point = price.indexOf('.');
  return point === -1 || (price.length - point - 1 <= decimals && !price.endsWith('0'));
};

/** Nothing is merged where every level is on a step of its own, which is how books come in. */
const areGroups = (levels: readonly Level[], decimals: number): boolean =>
  levels.every(({ price }, place) => isOnStep(price, decimals) && price !== levels[place - 1]?.price);

/** The rows of a side. Reads no more levels than they need: of hundreds, fifteen rows need few. */
export const shownRows = (levels: readonly Level[], side: BookSide, { pair, grouping, depth }: BookCut): Level[] => {
  // The level behind the last row may belong to it.
  const near = levels.slice(0, depth + 1);
  if (grouping === 0 && areGroups(near, pair.priceDecimals)) return near.slice(0, depth);
  // One group more than is shown tells that the last one is whole.
  for (let read = depth + 1; read < levels.length; read *= 2) {
    const rows = groupLevels(levels.slice(0, read), side, grouping, pair);
    if (rows.length > depth) return rows.slice(0, depth);
  }
  return shownLevels(levels, side, grouping, pair, depth);
};

const sideOf: Record<Side, BookSide> = { buy: 'bids', sell: 'asks' };

/** What of each row is the trader's own, by the price of the row. */
export const ownAmounts = (
  orders: readonly OwnOrder[],
  side: BookSide,
  { pair, grouping }: BookCut,
): ReadonlyMap<DecimalText, DecimalText> => {
  const own = orders.filter((order) => sideOf[order.side] === side);
  return new Map(groupLevels(own, side, grouping, pair).map(({ price, amount }) => [price, amount]));
};

/** How much there is up to each row, for bars: pixels need no exact figures. */
export const depthsOf = (rows: readonly Level[]): number[] => {
  let depth = 0;
  return rows.map(({ amount }) => (depth += Number(amount)));
};

/** The part of a row that its bar fills, in thousandths: finer steps nobody sees. */
export const barShare = (depth: number, deepest: number): number =>
  deepest > 0 ? Math.round((1000 * depth) / deepest) / 1000 : 0;
