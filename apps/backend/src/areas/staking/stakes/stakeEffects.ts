import { plainColumn, textColumn } from '../../../exchange/sql/columns';
import type { Effects, HoldEnd, Posting } from '../../../exchange/effects';
import type { RowWriter } from '../../../exchange/sql/rows';
import { rowFor } from '../../../exchange/sql/rows';
import type { ExactLeg } from '../../../ledger/legs';
import { toUnits } from '../../../ledger/units';
import type { StakeChange, StakeReward, Step } from './settling';
import { putStakes, rewardPosting, stakeAsset, stakeHold, type Stake } from './stake';

declare module '../../../exchange/committedEvents' {
  interface CommittedEvents {
    /** The stake after a change, and when the change was due. */
    'stake.changed': { stake: Stake; change: StakeChange; on: number; reward?: StakeReward };
  }
}

interface PaidReward extends StakeReward {
  stake: Stake;
  on: number;
}

const addRewards: RowWriter<PaidReward> = (rows, { at }) => ({
  name: 'staking-add-rewards',
  text: `insert into stake_reward (stake, number, owner, plan, days, yearly_rate, amount, due_at, paid_at)
         select *, $9 from unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::integer[], $6::numeric[],
           $7::numeric[], $8::timestamptz[])`,
  values: [
    textColumn(rows, ({ stake }) => stake.id),
    plainColumn(rows, ({ number }) => number),
    textColumn(rows, ({ stake }) => stake.trader),
    textColumn(rows, ({ stake }) => stake.plan),
    plainColumn(rows, ({ days }) => days),
    plainColumn(rows, ({ yearlyRate }) => yearlyRate),
    plainColumn(rows, ({ amount }) => amount),
    rows.map(({ on }) => new Date(on)),
    new Date(at),
  ],
});

const rewardLegs = ({ stake: { trader }, reward }: Step): ExactLeg[] =>
  reward
    ? [{ asset: stakeAsset, amount: toUnits(reward.amount), from: { house: 'staking rewards' }, to: { trader } }]
    : [];

const isEnd = ({ change }: Step): boolean => change === 'completed' || change === 'returned';

/** Returns the stake together with the reward due at the same moment, in one movement. */
const endOf = (step: Step): HoldEnd => {
  const { id, trader, amount } = step.stake;
  const shares = [{ to: { trader }, amount: toUnits(amount) }];
  return { id: stakeHold(id), as: 'released', shares, also: rewardLegs(step) };
};

const postingOf = (step: Step): Posting[] =>
  step.reward ? [{ id: rewardPosting(step.stake.id, step.reward.number), legs: rewardLegs(step) }] : [];

/** The combined effects of several steps of one stake. */
export const effectsOf = (steps: readonly Step[]): Effects => {
  const last = steps.at(-1);
  if (!last) return {};
  return {
    postings: steps.filter((step) => !isEnd(step)).flatMap(postingOf),
    ends: steps.filter(isEnd).map(endOf),
    rows: [
      rowFor(putStakes, last.stake),
      ...steps.flatMap(({ stake, on, reward }) => (reward ? [rowFor(addRewards, { ...reward, stake, on })] : [])),
    ],
    events: steps.map((step) => ({ kind: 'stake.changed', payload: step })),
  };
};
