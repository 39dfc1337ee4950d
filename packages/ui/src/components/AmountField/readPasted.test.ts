import { parseTyped } from '@exchange/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPasted } from './readPasted';

describe('text pasted into an amount of XDC', () => {
  it.each([
    ['1234.50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1,234,567.5', '1234567.5'],
    ['1,234', '1234'],
    ['1.234', '1.234'],
    ['.5', '.5'],
    ['5.', '5.'],
    [' 1 234,50 XDC', '1234.50'],
    ['1 234.50', '1234.50'],
    ['1\u00a0234\u202f567', '1234567'],
    ["1'234.50", '1234.50'],
    ['1’234,5', '1234.5'],
    ['1.234,50', '1234.50'],
    ['1.234.567', '1234567'],
    ['1,23', '1.23'],
    ['1234,567', '1234.567'],
    ['0,500', '0.500'],
    [',5', '.5'],
    ['12XDC', '12'],
    ['xdc 12', '12'],
    ['12\n', '12'],
    ['0.00000001', '0.00000001'],
  ])('as %j is read as %s', (pasted, figure) => {
    expect(readPasted(pasted, 'XDC')).toBe(figure);
  });

  it.each([
    '',
    '.',
    ',',
    'XDC',
    'abc',
    '-5',
    '1e5',
    '0x10',
    '٣٤',
    '1.2.3',
    '1,2,3',
    '1,23,456',
    '1,234,56',
    '1,234.5,6',
    '12 34',
    '1\n2',
    '1 000\t2 000',
    '100 USDT',
    '$100',
    '1'.repeat(61),
  ])('%j is not an amount', (pasted) => {
    expect(readPasted(pasted, 'XDC')).toBeUndefined();
  });
});

it.each([
  ['USDT', '1234.5'],
  ['USDC', '1234.5'],
  ['', '1234.5'],
  ['BTC', undefined],
])('$1,234.5 pasted into an amount of %j is %s', (unit, figure) => {
  expect(readPasted('$1,234.5', unit)).toBe(figure);
});

it('reads no figure that could not be typed as well', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d., '$]{0,12}$/), (pasted) => {
      const figure = readPasted(pasted);
      expect(figure === undefined || parseTyped(figure) !== undefined).toBe(true);
    }),
  );
});

it('reads whatever can be typed the same when it is pasted', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,2}(,\d{3}){0,3}(\.\d{0,8})?$/), (text) => {
      expect(parseTyped(readPasted(text) ?? '')).toBe(parseTyped(text));
    }),
  );
});
