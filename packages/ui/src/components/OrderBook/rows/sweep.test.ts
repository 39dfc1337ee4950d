import { add, compare, isAbove, isBelow, multiply, round } from '@exchange/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sweepTo } from './sweep';

const rows = [
  { price: '0.05312030', amount: '15284.80083' },
  { price: '0.0531206', amount: '36745.216052' },
  { price: '0.0531207', amount: '18653.99' },
];

const nothing = { sum: '', total: '', average: '' };

describe('taking all rows up to one', () => {
  it('costs exactly the sum of its rows', () => {
    expect(sweepTo(rows, 1)).toEqual({
      sum: '52030.016882',
      total: '2763.8611293417202',
      average: '0.053120511869329979',
    });
  });

  it('costs the price of the best row if that is the only one', () => {
    expect(sweepTo(rows, 0)?.average).toBe('0.0531203');
  });

  it.each([-1, 3])('is undefined if there is no row %d', (place) => {
    expect(sweepTo(rows, place)).toBeUndefined();
  });

  it('has no average if the rows are empty', () => {
    expect(sweepTo([{ price: '1', amount: '0' }], 0)).toBeUndefined();
  });

  it('has an average between its best and worst price that reproduces the total', () => {
    const levels = fc.array(
      fc.record({ price: fc.integer({ min: 1, max: 9_999_999 }), amount: fc.integer({ min: 1, max: 9_999_999 }) }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(levels, (figures) => {
        const book = figures.map(({ price, amount }) => ({
          price: round(`${String(price)}e-8`, 8, 'nearest'),
          amount: round(`${String(amount)}e-6`, 6, 'nearest'),
        }));
        const sweep = sweepTo(book, book.length - 1) ?? nothing;
        const prices = book.map(({ price }) => price).toSorted(compare);
        expect(isBelow(sweep.average, prices[0] ?? '')).toBe(false);
        expect(isAbove(sweep.average, prices.at(-1) ?? '')).toBe(false);
        expect(isAbove(multiply(sweep.average, sweep.sum), sweep.total)).toBe(false);
        const more = add(sweep.average, '0.000000000000000001');
        expect(isAbove(multiply(more, sweep.sum), sweep.total)).toBe(true);
      }),
    );
  });
});
