import type { AssetSymbol } from '@exchange/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBalances } from './balances';
import { createJournal, Unbalanced } from './journal';

const assets: readonly AssetSymbol[] = ['XDC', 'USDT', 'BTC'];

const movements = fc.array(
  fc.record({
    owner: fc.constantFrom('u-1', 'u-2', null),
    asset: fc.constantFrom(...assets),
    amount: fc.bigInt({ min: -2n, max: 2n }),
  }),
  { maxLength: 5 },
);

it('moves money only if it sums to zero in each asset, and else changes nothing [LED-180]', () => {
  fc.assert(
    fc.property(movements, (wanted) => {
      const balances = createBalances([]);
      let numbers = 0;
      let seen = 0;
      const journal = createJournal(
        () => (numbers += 1),
        () => (seen += 1),
      );
      const moves = wanted.map(({ owner, asset, amount }) => {
        const account = balances.of({ owner, kind: owner === null ? 'custody' : 'available', asset });
        return [account, amount] as const;
      });
      const sumOf = (asset: AssetSymbol): bigint =>
        wanted.reduce((sum, one) => (one.asset === asset ? sum + one.amount : sum), 0n);
      const isBalanced = assets.every((asset) => sumOf(asset) === 0n);
      let thrown: unknown;
      try {
        journal.move('posting', 'p', moves);
      } catch (error) {
        thrown = error;
      }
      expect(thrown instanceof Unbalanced).toBe(!isBalanced);
      const moved = isBalanced ? 1 : 0;
      expect([numbers, seen, journal.transfers.length]).toEqual([moved, moved, moved]);
      const expected = isBalanced ? wanted : [];
      for (const [account] of moves) {
        const change = expected
          .filter((_, index) => moves[index]?.[0] === account)
          .reduce((sum, { amount }) => sum + amount, 0n);
        expect([account.balance, journal.changes.get(account.id) ?? 0n]).toEqual([change, change]);
      }
    }),
  );
});
