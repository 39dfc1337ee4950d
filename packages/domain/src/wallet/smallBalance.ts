import { add, multiply } from '../money/arithmetic';
import { isBelow, isZero } from '../money/compare';
import type { DecimalText } from '../money/decimalText';

const smallWorthUsd = '1';

export interface HeldBalance {
  balance: DecimalText;
  inTrade: DecimalText;
  /** The price of one unit; undefined if it is unknown. */
  usdPrice?: DecimalText | undefined;
}

/**
 * Worth less than a dollar. If the price is unknown, only an empty balance is small, so that no holding is hidden by
 * mistake.
 */
export const isSmallBalance = ({ balance, inTrade, usdPrice }: HeldBalance): boolean => {
  const held = add(balance, inTrade);
  return usdPrice === undefined ? isZero(held) : isBelow(multiply(held, usdPrice), smallWorthUsd);
};
