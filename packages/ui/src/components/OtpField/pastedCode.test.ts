import { describe, expect, it } from 'vitest';
import { joinPastedCode, readPastedCode } from './pastedCode';

describe('a pasted code', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['123–456\n', '123456'],
    ['123\u00a0456', '123456'],
    ['1234', '1234'],
    ['Your code is 123456. It is valid for 2 minutes.', '123456'],
    ['G-123456', '123456'],
  ])('in %j of 6 digits is read as %s [DOM-350]', (pasted, code) => {
    expect(readPastedCode(pasted, 6)).toBe(code);
  });

  it.each(['', 'abc', '1234567', '+49 123 456 78', 'Order 654321, code 123456', 'Code 12345'])(
    'is not found in %j if it has to have 6 digits',
    (pasted) => {
      expect(readPastedCode(pasted, 6)).toBe('');
    },
  );

  it.each([
    ['1234567', '1234567'],
    ['  a1b2c3  ', 'a1b2c3'],
    ['Your code is 12345.', '12345'],
    ['Your code is a1b2c3.', ''],
    ['1234567890123', ''],
  ])('that may be longer is taken from %j as %j', (pasted, code) => {
    expect(readPastedCode(pasted, 5, 12)).toBe(code);
  });

  it.each([
    ['', 0, 0, '12345', '12345'],
    ['99', 2, 2, '12345', '12345'],
    ['99999', 4, 5, '12345', '12345'],
    ['12', 2, 2, '345', '12345'],
    ['15', 1, 1, '234', '12345'],
    ['12345', 1, 3, '9', '1945'],
    ['1234', 4, 4, '567', '12345'],
  ])('into %j from %i to %i as %s gives %s', (before, from, to, code, joined) => {
    expect(joinPastedCode(before, { from, to }, code, { length: 5, longest: 5 })).toBe(joined);
  });
});
