import { compare } from '@exchange/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byAmount, byCaption, byCoin, byTime } from './columns';
import { deposit } from './testing/sampleTransactions';

const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.stringMatching(/^\d{0,17}[1-9]$/), fc.boolean())
  .map(([whole, decimals, hasDecimals]) => (hasDecimals ? `${whole}.${decimals}` : String(whole)));

describe('transactions are sorted', () => {
  it('by their exact amounts', () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        expect(Math.sign(byAmount({ amount: one }, { amount: other }))).toBe(compare(one, other));
      }),
    );
  });

  it('by when they were made, whatever the time zone', () => {
    const noon = deposit({ createdAt: '2026-03-02T12:00:00Z' });
    expect(byTime(noon, deposit({ createdAt: '2026-03-02T12:00:00+05:30' }))).toBeGreaterThan(0);
    expect(byTime(noon, deposit({ createdAt: '2026-03-02T13:00:00+01:00' }))).toBe(0);
  });

  it('by coin, and by the label of their status', () => {
    expect(byCoin(deposit({ symbol: 'BTC' }), deposit({ symbol: 'XDC' }))).toBeLessThan(0);
    const byStatus = byCaption<ReturnType<typeof deposit>>(({ status }) => status);
    expect(byStatus(deposit({ status: 'Pending' }), deposit({ status: 'Completed' }))).toBeGreaterThan(0);
    expect(byStatus(deposit(), deposit())).toBe(0);
  });
});
