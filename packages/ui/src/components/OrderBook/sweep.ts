import { divideDown, isZero, ledgerDecimals, multiply, sum, type DecimalText, type Level } from '@exchange/domain';

/** What who takes all rows up to one of them gets, what it comes to, and what each costs on average. */
export interface Sweep {
  /** Of the base currency. */
  sum: DecimalText;
  /** Of the quote currency. */
  total: DecimalText;
  /** To the last digit of the ledger; rounded only where it is shown. */
  average: DecimalText;
}

export const sweepTo = (rows: readonly Level[], place: number): Sweep | undefined => {
  if (place < 0 || place >= rows.length) return undefined;
  const taken = rows.slice(0, place + 1);
  const amount = sum(taken.map((row) => row.amount));
  const total = sum(taken.map((row) => multiply(row.price, row.amount)));
  return isZero(amount) ? undefined : { sum: amount, total, average: divideDown(total, amount, ledgerDecimals) };
};
