import * as fc from 'fast-check';
import { compare, ledgerDecimals } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { compareQuickly } from './pastOrder';

const figure = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.nat({ max: 999_999 }))
  .map(([whole, part]) => `${String(whole)}.${String(part).padStart(6, '0')}`);

/** A figure in the ledger's smallest units. */
const figureOf = (units: bigint): string => {
  const digits = String(units).padStart(ledgerDecimals + 1, '0');
  return `${digits.slice(0, -ledgerDecimals)}.${digits.slice(-ledgerDecimals)}`;
};

describe('comparing two figures', () => {
  it('gives the exact result', () => {
    fc.assert(
      fc.property(figure, figure, (one, other) => {
        expect(Math.sign(compareQuickly(one, other))).toBe(compare(one, other));
      }),
    );
  });

  it('gives the exact result if they differ by one unit, in zeros or in sign', () => {
    const sign = fc.constantFrom('', '-');
    const apart = fc.constantFrom(0n, 1n);
    const zeros = fc.nat({ max: 4 });
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 42n }),
        apart,
        zeros,
        sign,
        sign,
        (units, more, extra, left, right) => {
          const one = `${left}${figureOf(units)}`;
          const other = `${right}${figureOf(units + more)}${'0'.repeat(extra)}`;
          expect(Math.sign(compareQuickly(one, other))).toBe(compare(one, other));
          expect(Math.sign(compareQuickly(other, one))).toBe(compare(other, one));
        },
      ),
    );
  });

  it.each([
    ['9', '10', -1],
    ['0.1', '0.10', 0],
    // Equal as floating-point numbers.
    ['9007199254740993', '9007199254740992', 1],
    ['0.30000000000000000001', '0.3', 1],
  ])('is correct for %s and %s', (one, other, expected) => {
    expect(Math.sign(compareQuickly(one, other))).toBe(expected);
  });
});
