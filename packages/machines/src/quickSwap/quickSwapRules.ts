import type { DecimalText, Result } from '@exchange/domain';

/** A swap as it was sent, with the balance before it. */
export interface IntendedSwap {
  amount: DecimalText;
  /** Undefined if it was unknown. */
  balance: DecimalText | undefined;
}

export type Swapped = Result<{ message: string }>;

/** The balance of the coin paid, loaded again. */
export type SeenBalance = Result<DecimalText>;
