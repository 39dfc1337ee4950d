import type { DecimalText, Result } from '@exchange/domain';

/** A swap as the trader submits it, with the balance before it. */
export interface SubmittedSwap {
  amount: DecimalText;
  /** Undefined if it was unknown. */
  balance: DecimalText | undefined;
}

/** A swap as it was sent. */
export interface IntendedSwap extends SubmittedSwap {
  /** The client order id; undefined only for one that was sent before swaps had ids. */
  id: string | undefined;
}

export type Swapped = Result<{ message: string }>;

/** The balance of the coin paid, loaded again. */
export type SeenBalance = Result<DecimalText>;
