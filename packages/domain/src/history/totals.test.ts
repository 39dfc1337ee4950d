import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../money/arithmetic';
import { totalsByCoin } from './totals';

describe('totals', () => {
  it('are kept for each coin and figure, coins as they first appear [HIS-111]', () => {
    expect(
      totalsByCoin([
        ['USDT', 'total', '78.18'],
        ['XDC', 'fee', '7.5'],
        ['USDT', 'total', '0.000000000000000001'],
        ['USDT', 'fee', '1'],
      ]),
    ).toEqual([
      { coin: 'USDT', sums: { total: '78.180000000000000001', fee: '1' } },
      { coin: 'XDC', sums: { fee: '7.5' } },
    ]);
    expect(totalsByCoin([])).toEqual([]);
  });

  it('are exact to the last unit [HIS-111]', () => {
    const amount = fc
      .tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.integer({ min: 0, max: 18 }))
      .map(([whole, decimals]) => sum([`${whole}`, `0.${'7'.repeat(decimals)}1`.slice(0, 20)]));
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1 }), (amounts) => {
        expect(totalsByCoin(amounts.map((each) => ['XDC', 'all', each] as const))[0]?.sums.all).toBe(sum(amounts));
      }),
    );
  });
});
