import * as fc from 'fast-check';
import type { DecimalText } from '../decimalText';

const textOf = (units: bigint, decimals: number): DecimalText => {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${units < 0n ? '-' : ''}${whole}${decimals === 0 ? '' : `.${digits.slice(-decimals)}`}`;
};

/** Any number the ledger can store, with any number of decimals. */
export const decimalText: fc.Arbitrary<DecimalText> = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: 0, max: 18 }))
  .map(([units, decimals]) => textOf(units, decimals));

/** A number above zero and below `10 ** digits`, with at most this many decimals. */
export const positiveWith = (decimals: number, digits: number): fc.Arbitrary<DecimalText> =>
  fc.bigInt({ min: 1n, max: 10n ** BigInt(digits + decimals) - 1n }).map((units) => textOf(units, decimals));

export const positiveText: fc.Arbitrary<DecimalText> = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 24n }), fc.integer({ min: 0, max: 18 }))
  .map(([units, decimals]) => textOf(units, decimals));
