import { expect, inject, it } from 'vitest';
import { runStakingYears } from './testing/stakingYears';
import { proveStakingYears } from './testing/stakingYearsProof';

it('two years of stakes, revokes and 50 kills end with a sound ledger, each reward paid once and every estimate met [STK-031] [STK-038] [STK-060] [STK-091]', async () => {
  const { exchange, shown, kills, interrupted } = await runStakingYears({
    clusterUrl: inject('clusterUrl'),
    seed: 21,
    stakes: 200,
    rounds: 50,
    roundDays: 15,
  });
  const { faults, wholeTerms, revoked, rewards } = await proveStakingYears(exchange, shown);
  await exchange.close();
  expect(faults).toEqual([]);
  expect([kills, shown.length]).toEqual([50, 200]);
  expect(interrupted).toBeGreaterThan(0);
  expect(wholeTerms).toBeGreaterThan(150);
  expect(rewards).toBeGreaterThan(1_000);
  expect(revoked).toBeGreaterThan(5);
});
