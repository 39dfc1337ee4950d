import { isAbove, isBelow, pairOf, parseTyped, priceOnBlur } from '@exchange/domain';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { settleAmount } from './settleAmount';

const bounds = { min: '2', max: '100000', decimals: 2, unit: 'XDC' };

it.each([
  ['100000', '100000'],
  ['2', '2'],
  ['1.50', '2'],
  ['1234.50', '1234.50'],
  ['007', '7'],
  ['5.', '5'],
  ['', ''],
  ['.', ''],
])('%j becomes %j on blur', (typed, text) => {
  expect(settleAmount(typed, bounds).text).toBe(text);
});

it.each([
  ['100000.01', '100000', { seen: 'Set to maximum', announced: 'Set to the maximum 100,000 XDC.' }],
  ['0', '2', { seen: 'Set to minimum', announced: 'Set to the minimum 2 XDC.' }],
  ['3.149', '3.14', { seen: 'Adjusted', announced: 'Changed to 3.14 XDC.' }],
  ['5', '5', undefined],
])('%s becomes %s on blur, and says so if it changes [DOM-009]', (typed, text, note) => {
  expect(settleAmount(typed, bounds)).toEqual({ text, note });
});

it('clamps an amount only by the bounds that are given', () => {
  expect(settleAmount('1', { min: '1000', decimals: 8 }).text).toBe('1000');
  expect(settleAmount('9999999', { min: '1000', decimals: 8 }).text).toBe('9999999');
  expect(settleAmount('0.5', { max: '1', decimals: 8 }).text).toBe('0.5');
  expect(settleAmount('1.5', { max: '1', decimals: 8 }).text).toBe('1');
});

it('a custom rule replaces the bounds [DOM-106] [DOM-107]', () => {
  const pair = pairOf('ETH-USDT');
  const rules = {
    decimals: pair.priceDecimals,
    min: pair.lowestPrice,
    max: pair.highestPrice,
    settle: (price: string) => priceOnBlur(price, pair, 'sell'),
  };
  expect(settleAmount('100.011', rules)).toEqual({
    text: '100.02',
    note: { seen: 'Adjusted', announced: 'Changed to 100.02.' },
  });
  expect(settleAmount('99999999', rules).note?.announced).toBe('Set to the maximum 10,000,000.');
});

const isWithin = (text: string): boolean => {
  const figure = parseTyped(text);
  return figure !== undefined && !isBelow(figure, bounds.min) && !isAbove(figure, bounds.max);
};

it('leaves the field empty or within the bounds, and a second blur changes nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,12}\.?\d{0,12}$/), (typed) => {
      const { text } = settleAmount(typed, bounds);
      expect(text === '' || isWithin(text)).toBe(true);
      expect(settleAmount(text, bounds)).toEqual({ text });
    }),
  );
});
