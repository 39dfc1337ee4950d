import { describe, expect, it } from 'vitest';
import { pairOf, pairs } from '../markets/pairs';
import { fillFromRow, firstPrice, orderCall, refilledPrice } from './formFill';
import { tradeToast } from './tradeToast';

it('only XDC-XDCE has the call for swap orders [DOM-123]', () => {
  expect(pairs.filter((pair) => orderCall(pair) === 'placeSwapOrder').map(({ name }) => name)).toEqual(['XDC-XDCE']);
  expect(orderCall(pairOf('XDC-ETH'))).toBe('placeOrder');
});

it('a click on a row fills price and amount and computes the total', () => {
  expect(fillFromRow({ price: '0.00002', amount: '1500' }, pairOf('XDC-ETH'))).toEqual({
    price: '0.00002',
    amount: '1500',
    total: '0.03',
  });
  expect(fillFromRow({ price: '1.01', amount: '7' }, pairOf('XDC-XDCE'))).toEqual({
    price: '1',
    amount: '7',
    total: '7',
  });
});

describe('the first price', () => {
  it.each([
    [
      'XDC-ETH',
      [
        { price: '0.00002', amount: '1' },
        { price: '0.00003', amount: '1' },
      ],
      '0.00002',
    ],
    ['XDC-ETH', [], '0'],
    ['XDC-XDCE', [], '1'],
    ['XDC-XDCE', [{ price: '0.9', amount: '1' }], '1'],
  ] as const)(
    'of %s is that of the first entry, 0 of an empty list and 1 on XDC-XDCE [DOM-128]',
    (name, levels, price) => {
      expect(firstPrice(levels, pairOf(name))).toBe(price);
    },
  );
});

describe('a live price', () => {
  it('refills a price nobody has typed [DOM-129]', () => {
    expect(refilledPrice('2', { price: '1', hasTyped: false }, pairOf('XDC-ETH'))).toBe('2');
  });

  it('leaves alone what was typed, an emptied field too [DOM-129]', () => {
    expect(refilledPrice('2', { price: '1.5', hasTyped: true }, pairOf('XDC-ETH'))).toBe('1.5');
    expect(refilledPrice('2', { price: '', hasTyped: true }, pairOf('XDC-ETH'))).toBe('');
  });

  it('never moves XDC-XDCE from 1 [DOM-129]', () => {
    expect(refilledPrice('2', { price: '1', hasTyped: false }, pairOf('XDC-XDCE'))).toBe('1');
  });
});

describe('a trade of one’s own', () => {
  it.each([
    ['XDC-XDCE', '1500', 'completed', '1,500 Swap Successfully'],
    ['XDC-XDCE', 1e-7, 'completed', '0.0000001 Swap Successfully'],
    ['XDC-XDCE', '1500.00', 'completed', '1,500 Swap Successfully'],
  ])('on %s of %j that is %s says %s [DOM-411]', (Pair, Amount, Trade_status, text) => {
    expect(tradeToast({ Pair, Amount, Trade_status })).toBe(text);
  });

  it.each(['XDC-XDCE', 'XDC-USDT'])('in part, on %s, says so', (Pair) => {
    expect(tradeToast({ Pair, Amount: '1', Trade_status: 'partially' })).toBe('Order Partially Completed Successfully');
  });

  it.each([
    ['XDC-USDT', '1500'],
    ['XDC-XDCE', undefined],
    ['DOGE-XDC', '1'],
  ])('in full, on %s of %j, says so', (Pair, Amount) => {
    expect(tradeToast({ Pair, Amount, Trade_status: 'completed' })).toBe('Order Completed Successfully');
  });

  it.each(['cancelled', '', undefined, 1])('with a status of %j says nothing', (Trade_status) => {
    expect(tradeToast({ Pair: 'XDC-USDT', Amount: '1', Trade_status })).toBeUndefined();
  });
});
