import { add, unitOf } from '../money/arithmetic';
import type { DecimalText } from '../money/decimalText';
import { round } from '../money/rounding';
import { bookDepth } from './listSizes';
import { type Grouping, groupings, type Pair } from './pairs';

export interface Level {
  price: DecimalText;
  amount: DecimalText;
}

export type BookSide = 'asks' | 'bids';

export interface GroupingOption {
  grouping: Grouping;
  /** Once grouped, prices are multiples of this. */
  step: DecimalText;
}

export const groupedDecimals = (pair: Pair, grouping: Grouping): number => pair.priceDecimals - grouping;

/** The options of the Groups selector for a pair: the documented ones, then coarser ones. */
export const groupingOptions = (pair: Pair): readonly GroupingOption[] =>
  [...groupings, ...pair.coarserGroupings].map((grouping) => ({
    grouping,
    step: unitOf(groupedDecimals(pair, grouping)),
  }));

/** Sells round up and buys down, so that no group promises a better price than its orders have. */
const directions = { asks: 'up', bids: 'down' } as const;

/** Takes levels best first and keeps their order; the total amount stays the same. */
export const groupLevels = (levels: readonly Level[], side: BookSide, grouping: Grouping, pair: Pair): Level[] => {
  const decimals = groupedDecimals(pair, grouping);
  const groups = new Map<DecimalText, DecimalText>();
  for (const { price, amount } of levels) {
    const group = round(price, decimals, directions[side]);
    groups.set(group, add(groups.get(group) ?? '0', amount));
  }
  return Array.from(groups, ([price, amount]) => ({ price, amount }));
};

/** The levels on screen: grouped first, so that fifteen rows are fifteen groups. */
export const shownLevels = (
  levels: readonly Level[],
  side: BookSide,
  grouping: Grouping,
  pair: Pair,
  depth: number = bookDepth.live,
): Level[] => groupLevels(levels, side, grouping, pair).slice(0, depth);
