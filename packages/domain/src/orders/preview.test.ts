import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pairOf, pairs, sides } from '../markets/pairs';
import { add, multiply } from '../money/arithmetic';
import { compare, isAbove, isBelow } from '../money/compare';
import { ledgerDecimals } from '../money/ledgerUnit';
import { hasAtMostDecimals } from '../money/rounding';
import { positiveWith } from '../money/testing/figures';
import { previewOrder } from './preview';

it('a buy pays its fee in the base currency [DOM-115] [DOM-117]', () => {
  expect(previewOrder({ side: 'buy', price: '2000', amount: '0.5' }, pairOf('ETH-USDT'), '0.5')).toEqual({
    total: '1000',
    reserved: '1000',
    reservedCurrency: 'USDT',
    fee: '0.0025',
    received: '0.4975',
    receivedCurrency: 'ETH',
  });
});

it('a sell pays its fee in the quote currency [DOM-115] [DOM-117]', () => {
  expect(previewOrder({ side: 'sell', price: '2000', amount: '0.5' }, pairOf('ETH-USDT'), '0.5')).toEqual({
    total: '1000',
    reserved: '0.5',
    reservedCurrency: 'ETH',
    fee: '5',
    received: '995',
    receivedCurrency: 'USDT',
  });
});

it('a swap of XDCE costs nothing [DOM-115]', () => {
  expect(previewOrder({ side: 'buy', price: '1', amount: '10' }, pairOf('XDC-XDCE'), '0')).toMatchObject({
    fee: '0',
    received: '10',
  });
});

it('what the ledger cannot hold goes to the fee [DOM-116]', () => {
  const order = { side: 'sell', price: '0.0000000003', amount: '0.000001' } as const;
  expect(previewOrder(order, pairOf('XDC-BTC'), '0.5')).toMatchObject({
    fee: '0.000000000000000002',
    received: '0.000000000000000298',
  });
});

it('fee and received are the gross figure, and rounding favours nobody but the house [DOM-116] [DOM-117]', () => {
  const orders = fc.constantFrom(...pairs).chain((pair) =>
    fc.record({
      pair: fc.constant(pair),
      side: fc.constantFrom(...sides),
      price: positiveWith(pair.priceDecimals, 6),
      amount: positiveWith(pair.amountDecimals, 6),
      fee: fc.constantFrom('0', '0.5', '0.123456789', '100'),
    }),
  );
  fc.assert(
    fc.property(orders, ({ pair, fee: percent, ...order }) => {
      const { total, fee, received, reserved } = previewOrder(order, pair, percent);
      const gross = order.side === 'buy' ? order.amount : total;
      expect(compare(add(fee, received), gross)).toBe(0);
      expect(isBelow(multiply(fee, '100'), multiply(gross, percent))).toBe(false);
      expect(isAbove(received, gross)).toBe(false);
      expect(hasAtMostDecimals(received, ledgerDecimals)).toBe(true);
      expect(hasAtMostDecimals(total, ledgerDecimals)).toBe(true);
      expect(compare(reserved, order.side === 'buy' ? total : order.amount)).toBe(0);
    }),
  );
});
