import { stakeCourse, sum, termEnd, type DecimalText } from '@exchange/domain';
import { readStakes, type Stake } from '../../areas/staking/stakes/stake';
import type { StakingExchange } from '../../areas/staking/stakes/testing/stakingExchange';
import { checkLedger } from '../../ledger/checks/ledgerCheck';
import type { ShownStake } from './stakingYears';

interface Paid {
  at: number;
  amount: DecimalText;
}

interface Findings {
  /** What is wrong, one line each; empty if all is well. */
  faults: string[];
  /** Terms that ran to their end, and each paid what was estimated at its start. */
  wholeTerms: number;
  revoked: number;
  rewards: number;
}

const readPaid = async ({ database }: StakingExchange): Promise<ReadonlyMap<string, Paid[]>> => {
  const { rows } = await database.pool.query<{ stake: string; on: Date; amount: string }>(
    `select stake, due_at as on, trim_scale(amount)::text as amount from stake_reward order by stake, number`,
  );
  const paid = new Map<string, Paid[]>();
  for (const { stake, on, amount } of rows) {
    const reward = { at: on.getTime(), amount };
    const others = paid.get(stake);
    if (others) others.push(reward);
    else paid.set(stake, [reward]);
  }
  return paid;
};

/** A stake's rewards as its trader would calculate them: one term after the other. */
const expectedOf = ({ plan, amount, months, yearlyRate }: Stake, start: number, until: number) => {
  const terms: Paid[][] = [];
  for (let from = start; from < until; from = termEnd(from, months)) {
    const { rewards } = stakeCourse({ kind: plan, amount, term: { months, yearlyRate }, start: from });
    terms.push(rewards.filter(({ at }) => at <= until).map(({ at, amount: reward }) => ({ at, amount: reward })));
  }
  return terms;
};

const lengthOf = ({ plan, months }: Stake): number => (plan === 'flexible' ? months : 1);

/** When its rewards end: when it is revoked, or ends without renewal. */
const endOf = (stake: Stake, now: number): number => stake.revokedAt ?? stake.endedAt ?? now;

const faultsOf = (stake: Stake, shown: ShownStake, paid: readonly Paid[], now: number): string[] => {
  const terms = expectedOf(stake, shown.termStart, endOf(stake, now));
  const [first = []] = terms;
  const isWhole = first.length === lengthOf(stake);
  const firstPaid = sum(paid.slice(0, lengthOf(stake)).map(({ amount }) => amount));
  const faults = [];
  if (JSON.stringify(terms.flat()) !== JSON.stringify(paid)) faults.push(`${stake.id} was not paid as its course says`);
  if (isWhole && firstPaid !== shown.estimate)
    faults.push(`${stake.id} was shown ${shown.estimate} and paid ${firstPaid}`);
  return faults;
};

/** Checks every reward of each stake by date, and the estimate of each whole term, besides the ledger's own check. */
export const proveStakingYears = async (exchange: StakingExchange, shown: readonly ShownStake[]): Promise<Findings> => {
  const { pool } = exchange.database;
  const [stakes, paid, ledger] = [
    await readStakes(
      pool,
      shown.map(({ id }) => id),
    ),
    await readPaid(exchange),
    await checkLedger(pool),
  ];
  const findings: Findings = {
    faults: ledger.checks.flatMap(({ culprits }) => culprits),
    wholeTerms: 0,
    revoked: 0,
    rewards: 0,
  };
  for (const one of shown) {
    const [stake, rewards] = [stakes.get(one.id), paid.get(one.id) ?? []];
    if (!stake) {
      findings.faults.push(`${one.id} is gone`);
      continue;
    }
    findings.faults.push(...faultsOf(stake, one, rewards, exchange.clock.now));
    findings.wholeTerms += Math.floor(rewards.length / lengthOf(stake));
    findings.rewards += rewards.length;
    if (stake.revokedAt !== null) findings.revoked += 1;
  }
  return findings;
};
