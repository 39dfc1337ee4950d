import { expect, inject, it } from 'vitest';
import { isNightly } from '../testing/nightly';
import { runStakingYears } from './testing/stakingYears';
import { proveStakingYears } from './testing/stakingYearsProof';

const stakes = isNightly ? 200 : 60;
const kills = isNightly ? 50 : 12;
const days = 750;

it(
  `two years of stakes, revokes and ${kills} kills end with a sound ledger, each reward paid once and every estimate met [STK-031] [STK-038] [STK-060] [STK-091]`,
  { tags: 'nightly' },
  async () => {
    const years = await runStakingYears({
      clusterUrl: inject('clusterUrl'),
      seed: 21,
      stakes,
      rounds: kills,
      roundDays: Math.ceil(days / kills),
    });
    const { exchange, shown } = years;
    const { faults, wholeTerms, revoked, rewards } = await proveStakingYears(exchange, shown);
    await exchange.close();
    expect(faults).toEqual([]);
    expect([years.kills, shown.length]).toEqual([kills, stakes]);
    expect(years.interrupted).toBeGreaterThan(0);
    expect(wholeTerms).toBeGreaterThan(0.75 * stakes);
    expect(rewards).toBeGreaterThan(5 * stakes);
    expect(revoked).toBeGreaterThan(0);
  },
);
