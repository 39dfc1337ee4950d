import { describe, expect, it } from 'vitest';
import { parseTyped, readWire } from './decimalText';

describe('what a person types', () => {
  it.each([
    ['1,234.50', '1234.5'],
    ['1,234,567', '1234567'],
    ['0.0000001', '0.0000001'],
    ['.5', '0.5'],
    ['5.', '5'],
    [' 12 ', '12'],
    ['+3', '3'],
    ['-3.10', '-3.1'],
    ['-0', '0'],
    ['007', '7'],
    ['9007199254740993.1', '9007199254740993.1'],
  ])('%j reads as %s [DOM-001] [DOM-002]', (typed, figure) => {
    expect(parseTyped(typed)).toBe(figure);
  });

  it.each(['1,23', '12,34.5', ',5', '1,,234', '1234,567', '0,500', '1.234,50', '1,234,'])(
    'commas that do not stand between groups of three make %j no figure [DOM-002] [DOM-003]',
    (typed) => {
      expect(parseTyped(typed)).toBeUndefined();
    },
  );

  it.each([
    '',
    ' ',
    '.',
    '-',
    'NaN',
    'Infinity',
    '1e30',
    '1e-7',
    '0x10',
    '٣٤',
    '\uff11\uff12',
    '1.2.3',
    '--1',
    '1 234',
    '12a',
  ])('%j is no figure [DOM-003]', (typed) => {
    expect(parseTyped(typed)).toBeUndefined();
  });

  it('sixty characters are read, one more is not [DOM-003]', () => {
    expect(parseTyped('1'.repeat(60))).toBe('1'.repeat(60));
    expect(parseTyped('1'.repeat(61))).toBeUndefined();
  });
});

describe('what a server sends', () => {
  it.each([
    ['1.50', '1.5'],
    ['+1.5', '1.5'],
    [1.5, '1.5'],
    [0, '0'],
    [-0, '0'],
    [1e-7, '0.0000001'],
    ['1e-7', '0.0000001'],
    [1.25e-10, '0.000000000125'],
    [0.1 + 0.2, '0.30000000000000004'],
    ['12345678901234567890.123456789012345678', '12345678901234567890.123456789012345678'],
  ])('%j reads as %s [DOM-001] [DOM-004]', (wire, figure) => {
    expect(readWire(wire)).toBe(figure);
  });

  it.each([
    NaN,
    Infinity,
    -Infinity,
    1e30,
    5e-324,
    '1e30',
    '1E+30',
    'NaN',
    '',
    ' 1',
    '1,000',
    '.5',
    '0x10',
    '٣',
    '1'.repeat(61),
    null,
    undefined,
    true,
    { toString: () => '1' },
  ])('%j is no figure [DOM-005]', (wire: unknown) => {
    expect(readWire(wire)).toBeUndefined();
  });

  it('a list of one figure is no figure [DOM-005]', () => {
    expect(readWire(['1'])).toBeUndefined();
  });
});
