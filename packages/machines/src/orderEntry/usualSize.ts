import { compare, multiply, type DecimalText } from '@exchange/domain';

/** Fewer orders than this make nothing usual. */
const fewestOrders = 5;

/** The middle one; the lower of two, so that it is rather asked once too often. */
const median = (amounts: readonly DecimalText[]): DecimalText | undefined =>
  amounts.toSorted(compare)[Math.floor((amounts.length - 1) / 2)];

/**
 * The largest amount that goes without a question, from what the trader ordered on the pair before and how many times
 * that is still usual; none where nothing is usual yet, or where the trader wants no question.
 */
export const confirmationLimit = (
  amounts: readonly DecimalText[],
  factor: DecimalText | undefined,
): DecimalText | undefined => {
  const usual = amounts.length < fewestOrders ? undefined : median(amounts);
  return usual === undefined || factor === undefined ? undefined : multiply(usual, factor);
};
