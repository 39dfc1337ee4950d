import { pairs } from '@exchange/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pastTrade } from './pastTrades';

const begin = fc.integer({ min: 1_577_836_800, max: 4_000_000_000 }).map((second) => second - (second % 2));

describe('the past of the demo market', () => {
  it('has trades on all twelve pairs within every minute, of whole amounts above zero [MKT-002]', () => {
    fc.assert(
      fc.property(begin, fc.constantFrom(...pairs), (from, pair) => {
        const seconds = Array.from({ length: 30 }, (_, index) => from + 2 * index);
        const trades = seconds.flatMap((at) => pastTrade(pair, at) ?? []);
        expect(trades.length).toBeGreaterThan(0);
        for (const { price, lots } of trades) {
          expect(Number.isSafeInteger(price) && price > 0).toBe(true);
          expect(Number.isSafeInteger(lots) && lots > 0).toBe(true);
        }
      }),
    );
  });

  it('is the same whenever it is read', () => {
    fc.assert(
      fc.property(begin, fc.constantFrom(...pairs), (at, pair) => {
        expect(pastTrade(pair, at)).toEqual(pastTrade(pair, at));
      }),
    );
  });
});
