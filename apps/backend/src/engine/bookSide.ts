import type { Side } from '@exchange/domain';
import type { PriceLevel } from './level';
import type { BookOrder } from './order';
import { add, createTable, drop, find, type Table } from './table';

/** The prices of one side. */
export interface BookSide<Order extends BookOrder> {
  /** Makes the greater of two prices the better one. */
  readonly sign: 1 | -1;
  /** The best is last, where removing it moves nothing. It is never empty; others may be. */
  readonly levels: PriceLevel<Order>[];
  readonly byTicks: Table<PriceLevel<Order>>;
  /** The number of empty levels. Prices come back, so an empty level stays where it is. */
  empty: number;
}

const FEWEST_SWEPT = 64;

export const createSide = <Order extends BookOrder>(side: Side): BookSide<Order> => ({
  sign: side === 'buy' ? 1 : -1,
  levels: [],
  byTicks: createTable(),
  empty: 0,
});

export const bestOf = <Order extends BookOrder>({ levels }: BookSide<Order>): PriceLevel<Order> | undefined =>
  levels[levels.length - 1];

/** The index for a level of this rank. */
const indexFor = <Order extends BookOrder>(levels: readonly PriceLevel<Order>[], rank: number): number => {
  let low = 0;
  let high = levels.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const level = levels[middle];
    if (level && level.rank < rank) low = middle + 1;
    else high = middle;
  }
  return low;
};

const open = <Order extends BookOrder>(side: BookSide<Order>, ticks: number): PriceLevel<Order> => {
  const rank = side.sign * ticks;
  const level = { key: ticks, chained: undefined, rank, first: undefined, last: undefined };
  const best = bestOf(side);
  if (!best || best.rank < rank) side.levels.push(level);
  else side.levels.splice(indexFor(side.levels, rank), 0, level);
  add(side.byTicks, level);
  return level;
};

/** The level for an order at this price. */
export const levelFor = <Order extends BookOrder>(side: BookSide<Order>, ticks: number): PriceLevel<Order> => {
  const level = find(side.byTicks, ticks);
  if (!level) return open(side, ticks);
  if (!level.first) side.empty -= 1;
  return level;
};

const sweep = <Order extends BookOrder>(side: BookSide<Order>): void => {
  let kept = 0;
  for (const level of side.levels) {
    if (level.first) side.levels[kept++] = level;
    else drop(side.byTicks, level);
  }
  side.levels.length = kept;
  side.empty = 0;
};

/** Call it when the last order at a price is gone. */
export const noteEmpty = <Order extends BookOrder>(side: BookSide<Order>): void => {
  side.empty += 1;
  for (let best = bestOf(side); best && !best.first; best = bestOf(side)) {
    side.levels.pop();
    drop(side.byTicks, best);
    side.empty -= 1;
  }
  if (side.empty > FEWEST_SWEPT && side.empty * 2 > side.levels.length) sweep(side);
};
