import { compare, multiply, type DecimalText } from '@exchange/domain';

/** With fewer orders than this, no size is usual. */
const fewestOrders = 5;

/** The middle one, or the lower of two, because it is better to ask once too often. */
const median = (amounts: readonly DecimalText[]): DecimalText | undefined =>
  amounts.toSorted(compare)[Math.floor((amounts.length - 1) / 2)];

/**
 * The largest amount that needs no confirmation, based on the trader's earlier orders on the pair and on how many times
 * their size is still usual. Undefined if no size is usual yet or the trader has turned confirmation off.
 */
export const confirmationLimit = (
  amounts: readonly DecimalText[],
  factor: DecimalText | undefined,
): DecimalText | undefined => {
  const usual = amounts.length < fewestOrders ? undefined : median(amounts);
  return usual === undefined || factor === undefined ? undefined : multiply(usual, factor);
};
