import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromUnits, fromWhole, toUnits, toWhole } from './ledgerUnit';

const largest = '99999999999999999999.999999999999999999';

describe('a figure of the ledger', () => {
  it.each([
    ['0', 0n],
    ['1', 10n ** 18n],
    ['-1.5', -15n * 10n ** 17n],
    ['0.000000000000000001', 1n],
    ['-0.000000000000000001', -1n],
    ['12.30', 123n * 10n ** 17n],
    [largest, 10n ** 38n - 1n],
  ])('%s is exact to the last decimal [LED-007]', (text, units) => {
    expect(toUnits(text)).toBe(units);
  });

  it('has one spelling, and survives a round trip [LED-007]', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 38n), max: 10n ** 38n }),
        fc.integer({ min: 0, max: 18 }),
        (whole, decimals) => {
          const text = fromWhole(whole, decimals);
          expect(toWhole(text, decimals)).toBe(whole);
          expect(text).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/);
        },
      ),
    );
    expect(fromUnits(0n)).toBe('0');
  });

  it('that is finer than the ledger is refused rather than rounded [LED-007]', () => {
    expect(() => toUnits('0.0000000000000000001')).toThrow('has more than 18 decimals');
  });
});
