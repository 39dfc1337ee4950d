import {
  add,
  divideDown,
  isBelow,
  isPositive,
  multiply,
  subtract,
  type BookSide,
  type DecimalText,
  type Level,
} from '@exchange/domain';
import type { BookView } from '../OrderBook/rows/bookRows';

/** Everything on offer from the best price up to this one. */
export interface DepthPoint {
  side: BookSide;
  price: DecimalText;
  /** In the base currency, with every digit. */
  sum: DecimalText;
}

export interface DepthCurve {
  /** Best first. */
  asks: readonly DepthPoint[];
  bids: readonly DepthPoint[];
  /** Halfway between the best prices, or the best one if there is only one side. */
  mid: DecimalText | undefined;
}

const summed = (levels: readonly Level[], side: BookSide): DepthPoint[] => {
  let sum: DecimalText = '0';
  return levels.map(({ price, amount }) => {
    sum = add(sum, amount);
    return { side, price, sum };
  });
};

const midOf = (ask: Level | undefined, bid: Level | undefined): DecimalText | undefined =>
  ask !== undefined && bid !== undefined ? multiply(add(ask.price, bid.price), '0.5') : (ask ?? bid)?.price;

export const depthCurve = ({ asks, bids }: BookView): DepthCurve => ({
  asks: summed(asks, 'asks'),
  bids: summed(bids, 'bids'),
  mid: midOf(asks[0], bids[0]),
});

/** In percent, signed. */
export const distanceFrom = (mid: DecimalText, price: DecimalText): DecimalText => {
  if (!isPositive(mid)) return '0';
  const away = subtract(price, mid);
  return isBelow(away, '0')
    ? multiply(divideDown(multiply(away, '-100'), mid, 4), '-1')
    : divideDown(multiply(away, '100'), mid, 4);
};

/** From the lowest price to the highest, the order of the arrow keys. */
export const pointsOf = ({ asks, bids }: DepthCurve): readonly DepthPoint[] => [...bids.toReversed(), ...asks];
