import { add, divideDown, multiply, subtract } from '../money/arithmetic';
import { isAbove, isBelow, isPositive } from '../money/compare';
import type { DecimalText } from '../money/decimalText';
import { fixed } from '../money/rounding';
import type { Level } from './orderBook';

export interface Spread {
  /** Between the best sell and the best buy. */
  distance: DecimalText;
  /** Its share of the mid price: `0.08%`. */
  share: string;
}

const leastShare: DecimalText = '0.01';

const shareText = (percent: DecimalText): string =>
  isBelow(percent, leastShare) ? `<${leastShare}%` : `${fixed(percent, 2, 'nearest')}%`;

/** Both sides are best first. Undefined if one is empty, or if they cross, as while a change arrives in parts. */
export const spreadOf = (asks: readonly Level[], bids: readonly Level[]): Spread | undefined => {
  const [ask, bid] = [asks[0]?.price, bids[0]?.price];
  if (ask === undefined || bid === undefined || !isPositive(bid) || !isAbove(ask, bid)) return undefined;
  const distance = subtract(ask, bid);
  return { distance, share: shareText(divideDown(multiply(distance, '200'), add(ask, bid), 6)) };
};
