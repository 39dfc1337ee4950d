import { divideDown, isZero, ledgerDecimals, multiply, sum, type DecimalText, type Level } from '@exchange/domain';

/** The result of taking all rows up to one of them: amount, total and average price. */
export interface Sweep {
  /** In the base currency. */
  sum: DecimalText;
  /** In the quote currency. */
  total: DecimalText;
  /** With all digits of the ledger; only the display rounds it. */
  average: DecimalText;
}

export const sweepTo = (rows: readonly Level[], place: number): Sweep | undefined => {
  if (place < 0 || place >= rows.length) return undefined;
  const taken = rows.slice(0, place + 1);
  const amount = sum(taken.map((row) => row.amount));
  const total = sum(taken.map((row) => multiply(row.price, row.amount)));
  return isZero(amount) ? undefined : { sum: amount, total, average: divideDown(total, amount, ledgerDecimals) };
};
