import { sum } from '@exchange/domain';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { totalsOf } from './totals';

const rowsOf = (amounts: readonly number[]) => amounts.map((amount) => ({ price: '1', amount: String(amount / 1000) }));

const amounts = fc.array(fc.integer({ min: 1, max: 9_999_999 }), { maxLength: 30 });

it('adds up totals exactly, as far as requested', () => {
  const { totals } = totalsOf(rowsOf([100, 200, 300]), 2);
  expect(totals).toEqual(['0.1', '0.3']);
});

it('gives the same totals when it continues from an earlier book as from scratch', () => {
  fc.assert(
    fc.property(amounts, amounts, fc.nat(30), fc.nat(30), fc.nat(30), (first, second, shared, count, later) => {
      const before = totalsOf(rowsOf(first), count);
      const rows = rowsOf([...first.slice(0, shared), ...second]);
      const { totals } = totalsOf(rows, later, before);
      expect(totals).toHaveLength(Math.min(later, rows.length));
      for (const [place, total] of totals.entries())
        expect(total).toBe(sum(rows.slice(0, place + 1).map(({ amount }) => amount)));
    }),
  );
});
