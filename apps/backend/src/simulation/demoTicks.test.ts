import { compare, hasAtMostDecimals, pairOf, pairs } from '@exchange/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoTicks } from './demoTicks';

const begin = fc.integer({ min: 1_577_836_800, max: 4_000_000_000 });
const span = fc.nat(150);

describe('the trades of the demo market', () => {
  it('are the same, however often the market looks at the clock [MKT-004]', () => {
    fc.assert(
      fc.property(begin, span, span, (from, first, second) => {
        const [between, to] = [from + first, from + first + second];
        expect([...demoTicks(from, between), ...demoTicks(between, to)]).toEqual(demoTicks(from, to));
      }),
    );
  });

  it('lie in the time that was asked for, oldest first [MKT-004]', () => {
    fc.assert(
      fc.property(begin, span, (from, length) => {
        const moments = demoTicks(from, from + length).map(({ at }) => at);
        expect(moments).toEqual([...moments].sort((one, other) => one - other));
        for (const at of moments) expect(at >= from && at < from + length).toBe(true);
      }),
    );
  });

  it('happen on all twelve pairs within every minute [MKT-003]', () => {
    fc.assert(
      fc.property(begin, (from) => {
        expect(new Set(demoTicks(from, from + 60).map(({ pair }) => pair)).size).toBe(pairs.length);
      }),
    );
  });

  it('have the decimals of their pair and an amount [MKT-002]', () => {
    fc.assert(
      fc.property(begin, (from) => {
        for (const { pair, price, amount } of demoTicks(from, from + 20)) {
          const { priceDecimals, amountDecimals } = pairOf(pair);
          expect(hasAtMostDecimals(price, priceDecimals)).toBe(true);
          expect(hasAtMostDecimals(amount, amountDecimals)).toBe(true);
          expect(compare(amount, '0')).toBe(1);
        }
      }),
    );
  });
});
