import { describe, expect, it } from 'vitest';
import { pairOf } from '../markets/pairs';
import { disabledReason, isUnderMaintenance, type OrderCircumstances } from './disabledReason';

const open: OrderCircumstances = {
  pair: pairOf('ETH-USDT'),
  balances: { base: '0.5', quote: '1000' },
  isTradable: true,
  isLoggedIn: true,
  isVerifying: false,
};
const buy = { side: 'buy', price: '2000', amount: '0.5' } as const;
const sell = { side: 'sell', price: '2000', amount: '0.5' } as const;

it('an order that uses a balance up can be placed', () => {
  expect(disabledReason(buy, open)).toBeUndefined();
  expect(disabledReason(sell, open)).toBeUndefined();
});

it('buy is disabled when the total exceeds the quote balance', () => {
  expect(disabledReason({ ...buy, price: '2000.01' }, open)).toEqual({ because: 'balance', text: 'Not enough USDT.' });
});

it('sell is disabled when the amount exceeds the base balance', () => {
  expect(disabledReason({ ...sell, amount: '0.50001' }, open)).toEqual({ because: 'balance', text: 'Not enough ETH.' });
});

it('a balance that is not known yet disables nothing', () => {
  expect(disabledReason(buy, { ...open, balances: {} })).toBeUndefined();
  expect(disabledReason(sell, { ...open, balances: {} })).toBeUndefined();
});

it('what is wrong with the order disables it, the price first [DOM-101] [DOM-102]', () => {
  expect(disabledReason({ ...buy, price: '', amount: '' }, open)).toEqual({
    because: 'price',
    text: 'This field is required.',
  });
  expect(disabledReason({ ...buy, amount: '0.001' }, open)).toEqual({ because: 'amount', text: 'Minimum 3 USDT' });
});

it.each([
  ['a price outside the band', { ...buy, price: '9000' }, { lastPrice: '2000' }, 'Not enough USDT.'],
  ['an amount with too many decimals', { ...buy, amount: '1.1234567' }, {}, 'Not enough USDT.'],
  ['an amount above the maximum', { ...buy, amount: '99999999' }, {}, 'Not enough USDT.'],
  ['no price yet', { ...sell, price: '', amount: '2' }, {}, 'Not enough ETH.'],
] as const)('more than the balance disables an order with %s', (_, form, also, text) => {
  expect(disabledReason(form, { ...open, ...also })).toEqual({ because: 'balance', text });
});

describe('nobody can order', () => {
  const maintenance = { because: 'maintenance', text: 'Under Maintenance' };

  it('on a pair that is not tradable', () => {
    expect(disabledReason(buy, { ...open, isTradable: false, isLoggedIn: false })).toEqual(maintenance);
    expect(isUnderMaintenance({ pair: open.pair, isTradable: false })).toBe(true);
    expect(isUnderMaintenance(open)).toBe(false);
  });

  it.each(['BTC-PERPETUAL', 'ETH-PERPETUAL'] as const)('on %s', (name) => {
    expect(disabledReason(buy, { ...open, pair: pairOf(name) })).toEqual(maintenance);
  });
});

it('a visitor is asked in [DOM-121]', () => {
  expect(disabledReason(buy, { ...open, isLoggedIn: false })?.because).toBe('visitor');
});

it('an order on its way disables the next', () => {
  expect(disabledReason(buy, { ...open, isVerifying: true })?.because).toBe('verifying');
});
