import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairOf, sides, spotPairs } from '../markets/pairs';
import { add, multiply, unitOf } from '../money/arithmetic';
import { compare, isAbove } from '../money/compare';
import { positiveText, positiveWith } from '../money/testing/figures';
import { disabledReason } from './disabledReason';
import { priceOnBlur } from './onBlur';
import { fillByPercent, largestOrderNote, percentShares } from './percentFill';

it('there are four percent buttons', () => {
  expect(percentShares).toEqual([25, 50, 75, 100]);
});

describe('a percent button', () => {
  const pair = pairOf('XDC-USDT');
  const balances = { base: '1000.1234567', quote: '100' };

  it.each([
    [25, '250.030864'],
    [50, '500.061728'],
    [75, '750.092592'],
    [100, '1000.123456'],
  ] as const)(
    'sells %i percent of the base balance, cut to what can be traded [DOM-111] [DOM-113]',
    (share, amount) => {
      expect(fillByPercent(share, { side: 'sell', price: '0.03' }, { pair, balances })).toEqual({ amount });
    },
  );

  it.each([
    [25, '833.333333'],
    [100, '3333.333333'],
  ] as const)('buys for %i percent of the quote balance, rounded down [DOM-111] [DOM-113]', (share, amount) => {
    expect(fillByPercent(share, { side: 'buy', price: '0.03' }, { pair, balances })).toEqual({ amount });
  });

  it('stops at the maximum, and just below it does not [DOM-112]', () => {
    const sell = { side: 'sell', price: '0.03' } as const;
    expect(fillByPercent(100, sell, { pair, balances: { base: '5000000' } })).toEqual({ amount: '100000' });
    expect(fillByPercent(100, sell, { pair, balances: { base: '99999.9999999' } })).toEqual({ amount: '99999.999999' });
    expect(fillByPercent(100, { side: 'buy', price: '0.03' }, { pair, balances: { quote: '5000' } })).toEqual({
      amount: '100000',
    });
  });

  it.each([
    ['sell', '0.03', '100000', { base: '394900.12345678' }, 'Largest order: 100,000 XDC. You have 394,900.1234.'],
    ['buy', '0.03', '100000', { quote: '9000' }, 'Largest order: 100,000 XDC. You have enough for 300,000.'],
    ['buy', '0.03', '100000', { quote: '3000' }, undefined],
    ['sell', '0.03', '100000', { base: '100000' }, undefined],
    ['sell', '0.03', '99999.999999', { base: '394900' }, undefined],
    ['sell', '0.03', '', { base: '394900' }, undefined],
    ['sell', '0.03', '100000', {}, undefined],
    ['buy', '', '100000', { quote: '9000' }, undefined],
  ] as const)('to %s at %j: an order of %j with %j says %j [DOM-420]', (side, price, amount, held, note) => {
    expect(largestOrderNote({ side, price, amount }, { pair, balances: held })).toBe(note);
  });

  it.each([
    ['sell', '', {}, 'This field is required.', 'price'],
    ['sell', '2000', {}, 'The price must be between 0.000001 and 1,000.', 'price'],
    ['buy', '0.03', {}, "Your balance hasn't loaded yet.", 'amount'],
    ['buy', '0.03', { base: '5', quote: '0' }, 'Not enough USDT.', 'amount'],
    ['sell', '0.03', { base: '0.0000001', quote: '5' }, 'Not enough XDC.', 'amount'],
    ['sell', '0.03', { base: '1.9' }, 'Minimum 2 XDC', 'amount'],
  ] as const)('to %s at %j with %j fills nothing and says why [DOM-114]', (side, price, held, reason, field) => {
    expect(fillByPercent(100, { side, price }, { pair, balances: held })).toEqual({ reason, field });
  });

  it('outside the band fills nothing [DOM-114]', () => {
    expect(fillByPercent(100, { side: 'sell', price: '0.04' }, { pair, balances, lastPrice: '0.03' })).toEqual({
      reason: 'Maximum 10% +/- deviation allowed from last price. Highest price now: 0.033',
      field: 'price',
    });
  });

  it('fills what can be placed as it stands, and as much of it as there is [DOM-113]', () => {
    const anything = fc.record({
      spot: fc.constantFrom(...spotPairs),
      side: fc.constantFrom(...sides),
      share: fc.constantFrom(...percentShares),
      typed: positiveText,
      base: positiveWith(18, 6),
      quote: positiveWith(18, 6),
      hasTraded: fc.boolean(),
    });
    fc.assert(
      fc.property(anything, ({ spot, side, share, typed, base, quote, hasTraded }) => {
        const price = priceOnBlur(typed, spot, side);
        const circumstances = { pair: spot, balances: { base, quote }, lastPrice: hasTraded ? price : undefined };
        const { amount } = fillByPercent(share, { side, price }, circumstances);
        fc.pre(amount !== undefined);
        const placeable = { isTradable: true, isLoggedIn: true, isVerifying: false };
        expect(disabledReason({ side, price, amount }, { ...circumstances, ...placeable })).toBeUndefined();

        const more = add(amount, unitOf(spot.amountDecimals));
        const budget = multiply(multiply(side === 'buy' ? quote : base, String(share)), '0.01');
        const isMaximum = compare(amount, spot.maximum.value) === 0;
        expect(isMaximum || isAbove(side === 'buy' ? multiply(more, price) : more, budget)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
