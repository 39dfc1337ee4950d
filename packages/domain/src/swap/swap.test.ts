import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multiply } from '../money/arithmetic';
import { isAbove } from '../money/compare';
import { positiveText } from '../money/testing/figures';
import { checkForm } from '../validation/form';
import { quickSwapAmount, quickSwapCurrency, quickSwapReceives } from './quickSwap';
import { swappedXdc, swapRatio } from './ratio';
import { buyingDates, ratioSwapRules, ratioSwapRulesWith } from './ratioSwapForm';

describe('XDCE bought', () => {
  it.each(['2018-01-01T00:00:00.000Z', '2020-12-06T05:29:59.999Z'])('at %s swaps 1:1 [DOM-180]', (boughtAt) => {
    expect(swapRatio(Date.parse(boughtAt))).toBe('1');
  });

  it.each(['2020-12-06T05:30:00.000Z', '2020-12-10T05:29:59.999Z'])('at %s swaps 3:1 [DOM-181]', (boughtAt) => {
    expect(swapRatio(Date.parse(boughtAt))).toBe('3');
  });

  it.each(['2020-12-10T05:30:00.000Z', '2020-12-20T05:29:59.999Z'])('at %s swaps 5:1 [DOM-182]', (boughtAt) => {
    expect(swapRatio(Date.parse(boughtAt))).toBe('5');
  });

  it.each(['2020-12-20T05:30:00.000Z', '2020-12-28T05:30:00.000Z'])('at %s swaps 10:1 [DOM-183]', (boughtAt) => {
    expect(swapRatio(Date.parse(boughtAt))).toBe('10');
  });

  it.each(['2020-12-28T05:30:00.001Z', '2021-01-01T00:00:00Z'])(
    'at %s is not swapped any more [DOM-184]',
    (boughtAt) => {
      expect(swapRatio(Date.parse(boughtAt))).toBeUndefined();
      expect(swappedXdc('100', Date.parse(boughtAt))).toBeUndefined();
    },
  );

  it.each([
    ['2020-12-05', '100', '100'],
    ['2020-12-07', '100', '33.333333333333333333'],
    ['2020-12-11', '100', '20'],
    ['2020-12-21', '100', '10'],
  ])('on %s, %s of it become %s XDC [DOM-185]', (day, xdce, xdc) => {
    expect(swappedXdc(xdce, Date.parse(day))).toBe(xdc);
  });

  it('never becomes more XDC than it is worth [DOM-185]', () => {
    fc.assert(
      fc.property(positiveText, fc.constantFrom('2020-12-07', '2020-12-11', '2020-12-21'), (xdce, day) => {
        const boughtAt = Date.parse(day);
        const back = multiply(swappedXdc(xdce, boughtAt) ?? '', swapRatio(boughtAt) ?? '');
        expect(isAbove(back, xdce)).toBe(false);
      }),
    );
  });
});

describe('the form of the ratio swap', () => {
  const filled = {
    txHash: `0x${'aB3'.repeat(21)}f`,
    buyingDate: '2020-12-10T05:30',
    amount: '1,000',
    amountUSD: '0.01',
    hasAgreed: true,
  };
  const check = (change: Partial<typeof filled>) => checkForm(ratioSwapRules, { ...filled, ...change });

  it('can be sent when everything holds [DOM-186] [DOM-187] [DOM-188] [DOM-190]', () => {
    expect(check({})).toEqual({});
  });

  it.each(['', `0x${'a'.repeat(63)}`, `0x${'a'.repeat(65)}`, `0x${'g'.repeat(64)}`, 'a'.repeat(66)])(
    'refuses %j as a transaction hash [DOM-186]',
    (txHash) => {
      expect(check({ txHash })).toEqual({ txHash: 'Invalid TxHash' });
    },
  );

  it.each(['', '0', '-1', 'ten', '1e3'])('refuses %j as an amount [DOM-187] [DOM-188]', (typed) => {
    expect(check({ amount: typed, amountUSD: typed })).toEqual({
      amount: 'Amount should be greater than 0',
      amountUSD: 'USD should be greater than 0',
    });
  });

  it('takes any amount above 0 [DOM-187] [DOM-188]', () => {
    expect(check({ amount: '0.00000001', amountUSD: '0.00000001' })).toEqual({});
  });

  it.each([`0.${'0'.repeat(18)}1`, `1${'0'.repeat(18)}`])(
    'refuses %s, which the books cannot hold [DOM-187]',
    (typed) => {
      expect(Object.keys(check({ amount: typed, amountUSD: typed }))).toEqual(['amount', 'amountUSD']);
    },
  );

  it('needs a date', () => {
    expect(check({ buyingDate: '' })).toEqual({ buyingDate: 'This field is required.' });
  });

  it('takes dates from the first of the picker to its last', () => {
    expect(buyingDates).toEqual({ from: '2020-12-06T05:30', to: '2020-12-28T05:30' });
    expect(check({ buyingDate: buyingDates.from })).toEqual({});
    expect(check({ buyingDate: buyingDates.to })).toEqual({});
    for (const buyingDate of ['2020-12-06T05:29', '2020-12-28T05:31', 'yesterday']) {
      expect(check({ buyingDate }).buyingDate).toMatch(/^The buying date must be/);
    }
  });

  it('takes no more than there is, and nothing that gives no XDC [DOM-187]', () => {
    const amountOf = (amount: string, available?: string) =>
      checkForm(ratioSwapRulesWith(available), { ...filled, amount }).amount;
    expect(amountOf('1,000', '1000')).toBeUndefined();
    expect(amountOf('1000.1', '1000')).toBe('Not enough XDCE.');
    expect(amountOf('1000.1')).toBeUndefined();
    expect(amountOf('0', '0')).toBe('Amount should be greater than 0');
    expect(amountOf('0.000000000000000001')).toBe('This amount is too small to swap.');
  });

  it('needs the ticked terms [DOM-190]', () => {
    expect(Object.keys(check({ hasAgreed: false }))).toEqual(['hasAgreed']);
  });
});

describe('the quick swap', () => {
  it('takes whole XDCE, above 0 and within the balance [DOM-191]', () => {
    expect(quickSwapCurrency).toBe('XDCE');
    expect(quickSwapAmount('100')('100')).toBeUndefined();
    expect(quickSwapAmount('100')('1')).toBeUndefined();
    expect(quickSwapAmount('100')('0')).toBe('Amount should be greater than 0');
    expect(quickSwapAmount('100')('')).toBe('Amount should be greater than 0');
    expect(quickSwapAmount('100')('101')).toBe('Not enough XDCE.');
    expect(quickSwapAmount('100')('1.5')).toBe('Only whole XDCE can be swapped.');
    expect(quickSwapAmount(undefined)('5000')).toBeUndefined();
  });

  it('gives as much XDC [DOM-191]', () => {
    expect(quickSwapReceives('1500')).toBe('1500');
    expect(quickSwapReceives('1500', '0.5')).toBe('1492.5');
  });
});
