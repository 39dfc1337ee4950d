import { pairOf, type OrderCircumstances, type OrderForm } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { shownErrors, untouched } from './orderErrors';

const circumstances: OrderCircumstances = {
  pair: pairOf('XDC-USDT'),
  lastPrice: '0.05',
  balances: { base: '100', quote: '10' },
  isTradable: true,
  isLoggedIn: true,
  isVerifying: false,
};

const order = (form: Partial<OrderForm>): OrderForm => ({ side: 'buy', price: '0.05', amount: '10', ...form });

describe('an error is shown', () => {
  it('for no field before it was left', () => {
    expect(shownErrors(order({ price: '9', amount: '1' }), circumstances, untouched)).toEqual({});
  });

  it('for a field that was left, unless it is empty', () => {
    const dealings = { ...untouched, left: ['price', 'amount'] } as const;
    expect(shownErrors(order({ price: '', amount: '1' }), circumstances, dealings)).toEqual({
      amount: 'Minimum 2 XDC',
    });
  });

  it('for every field after an attempt to place the order', () => {
    expect(shownErrors(order({ price: '', amount: '' }), circumstances, { ...untouched, isAsked: true })).toEqual({
      price: 'This field is required.',
      amount: 'This field is required.',
    });
  });

  it('immediately if the balance is too small', () => {
    expect(shownErrors(order({ amount: '1000' }), circumstances, untouched)).toEqual({ amount: 'Not enough USDT.' });
    expect(shownErrors(order({ side: 'sell', amount: '101' }), circumstances, untouched)).toEqual({
      amount: 'Not enough XDC.',
    });
  });

  it('next to any other if the balance is too small as well', () => {
    const asked = { ...untouched, isAsked: true };
    expect(shownErrors(order({ price: '9', amount: '1000' }), circumstances, asked)).toEqual({
      price: 'Maximum 10% +/- deviation allowed from last price. Highest price now: 0.055',
      amount: 'Not enough USDT.',
    });
    expect(shownErrors(order({ amount: '1000.12345678' }), circumstances, asked)).toEqual({
      amount: 'At most 6 decimals are allowed. Not enough USDT.',
    });
    expect(shownErrors(order({ price: '100', amount: '1' }), { ...circumstances, lastPrice: '100' }, asked)).toEqual({
      amount: 'Minimum 2 XDC. Not enough USDT.',
    });
  });

  it('immediately if the band moved away from a price that was valid when typed', () => {
    const dealings = { ...untouched, soundPrice: '0.05' };
    const moved = { ...circumstances, lastPrice: '0.06' };
    const outside = { price: 'Maximum 10% +/- deviation allowed from last price. Lowest price now: 0.054' };
    expect(shownErrors(order({}), circumstances, dealings)).toEqual({});
    expect(shownErrors(order({}), moved, dealings)).toEqual(outside);
    expect(shownErrors(order({}), moved, untouched)).toEqual({});
    expect(shownErrors(order({ price: '0.051' }), moved, dealings)).toEqual({});
  });

  it('for a share that is not an amount, until the figures change', () => {
    const refusal = { field: 'amount', reason: 'Minimum 2 XDC', price: '0.05', amount: '' } as const;
    const dealings = { ...untouched, refusal };
    expect(shownErrors(order({ amount: '' }), circumstances, dealings)).toEqual({ amount: 'Minimum 2 XDC' });
    expect(shownErrors(order({ amount: '3' }), circumstances, dealings)).toEqual({});
  });
});
