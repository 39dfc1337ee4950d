import type { DecimalText } from './decimalText';

/** The ledger's decimals, the same for every asset; a price times an amount never needs more. */
export const ledgerDecimals = 18;

/** An amount in the ledger's smallest unit, or US dollars in as many decimals: whole numbers, so that nothing is lost. */
export type LedgerUnits = bigint;

/** Exact. The caller must ensure that the figure has no more than this many decimals. */
export const toWhole = (figure: DecimalText, decimals: number): bigint => {
  const [whole = '0', fraction = ''] = figure.split('.');
  if (fraction.length > decimals) throw new RangeError(`${figure} has more than ${decimals} decimals.`);
  return BigInt(whole + fraction.padEnd(decimals, '0'));
};

/** Without trailing zeros, as in the API. */
export const fromWhole = (whole: bigint, decimals: number): DecimalText => {
  // Most figures of an order are zero while it rests.
  if (whole === 0n) return '0';
  const sign = whole < 0n ? '-' : '';
  const digits = (whole < 0n ? -whole : whole).toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  let end = digits.length;
  while (end > point && digits.charCodeAt(end - 1) === 48) end -= 1;
  return end === point ? sign + digits.slice(0, point) : `${sign}${digits.slice(0, point)}.${digits.slice(point, end)}`;
};

export const toUnits = (figure: DecimalText): LedgerUnits => toWhole(figure, ledgerDecimals);

export const fromUnits = (units: LedgerUnits): DecimalText => fromWhole(units, ledgerDecimals);
