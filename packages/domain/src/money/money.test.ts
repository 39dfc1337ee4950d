import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, divideDown, multiply, percentOf, subtract, sum, unitOf } from './arithmetic';
import { clamp, compare, isAbove, isBelow, isPositive, isZero, larger, smaller } from './compare';
import { ledgerDecimals } from './ledgerUnit';
import { decimalsOf, fixed, hasAtMostDecimals, round, roundDown, roundUp } from './rounding';
import { isMultipleOf, multipleBelow, stepDown, stepUp } from './step';
import { decimalText, positiveText } from './testing/figures';

describe('arithmetic', () => {
  it.each([
    ['0.1', '0.2', '0.3'],
    ['9007199254740993', '1', '9007199254740994'],
    ['0.000000000000000001', '12345678901234567890', '12345678901234567890.000000000000000001'],
    ['-1', '1', '0'],
  ])('%s and %s are %s, exactly [DOM-001]', (left, right, total) => {
    expect(add(left, right)).toBe(total);
    expect(subtract(total, right)).toBe(add(left, '0'));
  });

  it('nothing gets lost in adding and subtracting [DOM-001]', () => {
    fc.assert(
      fc.property(decimalText, decimalText, (left, right) => {
        expect(compare(subtract(add(left, right), right), left)).toBe(0);
      }),
    );
  });

  it('a product is as exact as its figures [DOM-001]', () => {
    expect(multiply('0.00000001', '0.000001')).toBe('0.00000000000001');
    expect(multiply('123456789.123456789', '987654321.987654321')).toBe('121932631356500531.347203169112635269');
    expect(sum(['0.1', '0.2', '0.3'])).toBe('0.6');
    expect(sum([])).toBe('0');
    expect(percentOf('200', '0.5')).toBe('1');
  });

  it('the dearest price times the largest amount fits the ledger [DOM-011]', () => {
    expect(decimalsOf(multiply('0.0000000001', '0.000001'))).toBeLessThanOrEqual(ledgerDecimals);
    expect(ledgerDecimals).toBe(18);
  });

  it('a division never gives more than there is, and less than one unit too little [DOM-007]', () => {
    fc.assert(
      fc.property(positiveText, positiveText, fc.integer({ min: 0, max: 18 }), (dividend, divisor, decimals) => {
        const quotient = divideDown(dividend, divisor, decimals);
        expect(isAbove(multiply(quotient, divisor), dividend)).toBe(false);
        expect(isAbove(multiply(add(quotient, unitOf(decimals)), divisor), dividend)).toBe(true);
      }),
    );
  });

  it.each([
    ['1', '3', 4, '0.3333'],
    ['2', '3', 0, '0'],
    ['9', '3', 0, '3'],
    ['1', '0.00000003', 2, '33333333.33'],
  ])('%s divided by %s to %i decimals is %s [DOM-007]', (dividend, divisor, decimals, quotient) => {
    expect(divideDown(dividend, divisor, decimals)).toBe(quotient);
  });
});

describe('rounding', () => {
  it('down is never more and up never less, by less than one unit [DOM-006]', () => {
    fc.assert(
      fc.property(decimalText, fc.integer({ min: 0, max: 10 }), (value, decimals) => {
        const down = roundDown(value, decimals);
        const up = roundUp(value, decimals);
        expect(isAbove(down, value)).toBe(false);
        expect(isBelow(up, value)).toBe(false);
        expect([0, -1]).toContain(compare(subtract(up, down), unitOf(decimals)));
        expect(hasAtMostDecimals(down, decimals)).toBe(true);
      }),
    );
  });

  it.each([
    ['1.239', 2, '1.23', '1.24', '1.24'],
    ['1.23', 2, '1.23', '1.23', '1.23'],
    ['1.2301', 2, '1.23', '1.24', '1.23'],
    ['-1.235', 2, '-1.24', '-1.23', '-1.24'],
    ['0.009', 2, '0', '0.01', '0.01'],
    ['-0.001', 2, '-0.01', '0', '0'],
  ])('%s to %i decimals is %s down, %s up and %s to the nearest [DOM-006]', (value, decimals, down, up, nearest) => {
    expect(roundDown(value, decimals)).toBe(down);
    expect(roundUp(value, decimals)).toBe(up);
    expect(round(value, decimals, 'nearest')).toBe(nearest);
  });

  it('a column keeps its trailing zeros and shows no negative zero [DOM-006]', () => {
    expect(fixed('1.5', 4, 'down')).toBe('1.5000');
    expect(fixed('-0.001', 2, 'up')).toBe('0.00');
    expect(fixed('1', 0, 'down')).toBe('1');
  });

  it.each([
    ['1', 0],
    ['1.50', 1],
    ['0.00000001', 8],
    ['100', 0],
  ])('%s needs %i decimals [DOM-001]', (value, decimals) => {
    expect(decimalsOf(value)).toBe(decimals);
    expect(hasAtMostDecimals(value, decimals)).toBe(true);
    expect(hasAtMostDecimals(value, decimals - 1)).toBe(false);
  });
});

describe('comparing', () => {
  it('goes by value and not by text [DOM-008]', () => {
    expect(compare('1.50', '1.5')).toBe(0);
    expect(compare('10', '9')).toBe(1);
    expect(compare('9007199254740993', '9007199254740992')).toBe(1);
    expect(isZero('0.00')).toBe(true);
    expect(isZero('0.001')).toBe(false);
    expect(isPositive('0.001')).toBe(true);
    expect(isPositive('0')).toBe(false);
    expect(smaller('10', '9')).toBe('9');
    expect(larger('10', '9')).toBe('10');
  });

  it.each([
    ['0.5', '1'],
    ['1', '1'],
    ['5', '5'],
    ['10', '10'],
    ['10.1', '10'],
  ])('%s between 1 and 10 is %s [DOM-009]', (value, clamped) => {
    expect(clamp(value, '1', '10')).toBe(clamped);
  });
});

describe('stepping', () => {
  it.each([
    ['1.23', '0.1', '1.3', '1.2'],
    ['1.2', '0.1', '1.3', '1.1'],
    ['0', '0.0001', '0.0001', '-0.0001'],
    ['-1.25', '0.5', '-1', '-1.5'],
    ['120000', '50000', '150000', '100000'],
  ])('from %s by %s goes up to %s and down to %s [DOM-010]', (value, step, up, down) => {
    expect(stepUp(value, step)).toBe(up);
    expect(stepDown(value, step)).toBe(down);
  });

  it('lands on a multiple, whatever the start [DOM-010]', () => {
    fc.assert(
      fc.property(decimalText, positiveText, (value, step) => {
        expect(isMultipleOf(stepUp(value, step), step)).toBe(true);
        expect(isAbove(stepUp(value, step), value)).toBe(true);
        expect(isBelow(stepDown(value, step), value)).toBe(true);
        expect(isAbove(multipleBelow(value, step), value)).toBe(false);
      }),
    );
  });
});
