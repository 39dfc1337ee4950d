import type { DecimalText, Result } from '@exchange/domain';

/** A swap as it was sent, with what the trader had before it. */
export interface IntendedSwap {
  amount: DecimalText;
  /** Nothing where it was not known. */
  balance: DecimalText | undefined;
}

export type Swapped = Result<{ message: string }>;

/** What the trader has of the coin that is given, asked for anew. */
export type SeenBalance = Result<DecimalText>;
