import { toUnits } from '@exchange/domain';
import type { Effects, HoldEnd, Posting } from '#exchange/effects';
import { rowFor } from '#exchange/sql/rows';
import type { ExactLeg } from '#ledger/legs';
import type { StakeChange, StakeReward, Step } from './settling';
import { putStakes, rewardPosting, stakeAsset, stakeHold, type Stake } from './stake';
import { groupMoment, integer, moment, numeric, putRows, text } from '#exchange/sql/putRows';

declare module '#exchange/committedEvents' {
  interface CommittedEvents {
    /** The stake after a change, and when the change was due. */
    'stake.changed': { stake: Stake; change: StakeChange; on: number; reward?: StakeReward };
  }
}

interface PaidReward extends StakeReward {
  stake: Stake;
  on: number;
}

const addRewards = putRows<PaidReward>({
  name: 'staking-add-rewards',
  table: 'stake_reward',
  columns: {
    stake: text(({ stake }) => stake.id),
    number: integer(({ number }) => number),
    owner: text(({ stake }) => stake.trader),
    plan: text(({ stake }) => stake.plan),
    days: integer(({ days }) => days),
    yearly_rate: numeric(({ yearlyRate }) => yearlyRate),
    amount: numeric(({ amount }) => amount),
    due_at: moment(({ on }) => on),
    paid_at: groupMoment,
  },
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
