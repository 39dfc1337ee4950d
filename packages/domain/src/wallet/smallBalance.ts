import { add, multiply } from '../money/arithmetic';
import { isBelow, isZero } from '../money/compare';
import type { DecimalText } from '../money/decimalText';

const smallWorthUsd = '1';

export interface HeldBalance {
  balance: DecimalText;
  inTrade: DecimalText;
  /** Of one unit; nothing where no price is known. */
  usdPrice?: DecimalText | undefined;
}

/** Worth less than a dollar. Of unknown worth only nothing is small, so that no holding is ever hidden by mistake. */
export const isSmallBalance = ({ balance, inTrade, usdPrice }: HeldBalance): boolean => {
  const held = add(balance, inTrade);
  return usdPrice === undefined ? isZero(held) : isBelow(multiply(held, usdPrice), smallWorthUsd);
};
