import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pairOf, pairs, sides } from '../markets/pairs';
import { isAbove } from '../money/compare';
import { decimalText, positiveText } from '../money/testing/figures';
import { priceMessage } from './limitOrder';
import { amountOnBlur, priceOnBlur } from './onBlur';

it.each([
  ['XDC-ETH', '0.0000001', '0.000001'],
  ['XDC-ETH', '0.00000101', '0.00000101'],
  ['XDC-ETH', '1000', '1000'],
  ['XDC-ETH', '1000.00000001', '1000'],
  ['XDC-BTC', '0', '0.0000000001'],
  ['XDC-BTC', '2', '1'],
  ['BTC-USDT', '99999999', '10000000'],
  ['XRP-USDT', '0.000001', '0.00001'],
  ['XRP-USDT', '-3', '0.00001'],
] as const)('on %s a price of %s becomes %s when the field is left [DOM-106]', (name, typed, left) => {
  expect(priceOnBlur(typed, pairOf(name), 'sell')).toBe(left);
});

it('a price outside the band stays, so that its message can be read [DOM-106]', () => {
  const circumstances = { pair: pairOf('ETH-USDT'), lastPrice: '100' };
  expect(priceMessage(priceOnBlur('500', circumstances.pair, 'buy'), circumstances)).toBe(
    'Maximum 10% +/- deviation allowed from last price',
  );
});

it('a price comes onto its step without getting worse for the trader [DOM-107]', () => {
  expect(priceOnBlur('100.019', pairOf('ETH-USDT'), 'buy')).toBe('100.01');
  expect(priceOnBlur('100.011', pairOf('ETH-USDT'), 'sell')).toBe('100.02');
});

it('an amount comes down to what can be traded, and no further [DOM-107]', () => {
  expect(amountOnBlur('1.234569', pairOf('ETH-USDT'))).toBe('1.23456');
  expect(amountOnBlur('1.9', pairOf('XDC-XDCE'))).toBe('1');
  expect(amountOnBlur('0.5', pairOf('XDC-ETH'))).toBe('0.5');
  expect(amountOnBlur('500000', pairOf('XDC-ETH'))).toBe('500000');
});

it('on XDC-XDCE the price goes back to 1', () => {
  expect(priceOnBlur('7', pairOf('XDC-XDCE'), 'buy')).toBe('1');
});

it('whatever is typed, a left field holds a price that can be placed [DOM-106] [DOM-107]', () => {
  fc.assert(
    fc.property(decimalText, fc.constantFrom(...pairs), fc.constantFrom(...sides), (typed, pair, side) => {
      expect(priceMessage(priceOnBlur(typed, pair, side), { pair })).toBeUndefined();
    }),
  );
});

it('an amount never grows when the field is left [DOM-107]', () => {
  fc.assert(
    fc.property(positiveText, fc.constantFrom(...pairs), (typed, pair) => {
      expect(isAbove(amountOnBlur(typed, pair), typed)).toBe(false);
    }),
  );
});
