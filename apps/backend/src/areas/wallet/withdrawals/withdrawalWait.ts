import { expectedWithinMs, isBelow, multiply, subtract, type DecimalText } from '@exchange/domain';
import type { WaitsFor, Withdrawal } from '#transfers/withdrawal';

const hour = 60 * 60_000;
/** Extra checks apply from this multiple of the review threshold. */
const checkedFrom = '10';
const checksMs = 12 * hour;

interface Asked {
  amount: DecimalText;
  /** Smaller amounts need no review, all of the last 24 hours together. */
  autoBelow: DecimalText;
  /** How much of that is used up: 1 is all of it. */
  usedShare: DecimalText;
  /** Reviewed however small it is. */
  isSuspect: boolean;
  at: number;
}

/** What a new withdrawal waits for, and until when at most. */
export const waitOf = ({
  amount,
  autoBelow,
  usedShare,
  isSuspect,
  at,
}: Asked): { paymentType: Withdrawal['paymentType']; waitsFor: WaitsFor; until: number } => {
  if (isBelow(amount, multiply(autoBelow, subtract('1', usedShare))) && !isSuspect)
    return { paymentType: 'Auto', waitsFor: 'approval', until: at + expectedWithinMs('Auto', at) };
  return isBelow(amount, multiply(autoBelow, checkedFrom))
    ? { paymentType: 'Manual', waitsFor: 'review', until: at + expectedWithinMs('Manual', at) }
    : { paymentType: 'Manual', waitsFor: 'checks', until: at + checksMs };
};
