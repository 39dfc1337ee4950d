import { add, stakeCourse, type DecimalText, type StakingKind, type StakingTerm } from '@exchange/domain';
import { courseOf, type Stake } from './stake';

export type StakeChange = 'begun' | 'rewarded' | 'renewed' | 'completed' | 'revoked' | 'returned' | 'renewalDisabled';

export interface StakeReward {
  /** Counted over all terms, from 1. */
  number: number;
  days: number;
  yearlyRate: DecimalText;
  amount: DecimalText;
}

/** A change that has come due. */
export interface Step {
  /** The stake after the change. */
  stake: Stake;
  change: StakeChange;
  /** When it was due. */
  on: number;
  reward?: StakeReward;
}

/** The current offer for a period; undefined if it isn't offered. */
export type OfferOf = (plan: StakingKind, months: number) => StakingTerm | undefined;

type Begun = Pick<Stake, 'term' | 'yearlyRate' | 'termStart' | 'termEnd' | 'paidInTerm' | 'nextDue'>;

export const beginTerm = (
  { plan, amount, term }: Pick<Stake, 'plan' | 'amount' | 'term'>,
  offer: StakingTerm,
  start: number,
): Begun => {
  const { rewards, release } = stakeCourse({ kind: plan, amount, term: offer, start });
  return {
    term: term + 1,
    yearlyRate: offer.yearlyRate,
    termStart: start,
    termEnd: release.at,
    paidInTerm: 0,
    nextDue: rewards[0]?.at ?? release.at,
  };
};

const endTerm = (stake: Stake, on: number, offerOf: OfferOf): Pick<Step, 'stake' | 'change'> => {
  const offer = stake.autoRenewal ? offerOf(stake.plan, stake.months) : undefined;
  return offer
    ? { stake: { ...stake, ...beginTerm(stake, offer, on) }, change: 'renewed' }
    : { stake: { ...stake, status: 'completed', autoRenewal: false, nextDue: null, endedAt: on }, change: 'completed' };
};

const payReward = (stake: Stake, on: number, offerOf: OfferOf): Step => {
  const { rewards } = courseOf(stake);
  const [due, next] = rewards.slice(stake.paidInTerm);
  if (!due) throw new Error(`${stake.id} has no reward left in its term.`);
  const { yearlyRate } = stake;
  const reward = { number: stake.rewardsPaid + 1, days: due.days, yearlyRate, amount: due.amount };
  const paid: Stake = {
    ...stake,
    paidInTerm: stake.paidInTerm + 1,
    rewardsPaid: reward.number,
    rewardsReceived: add(stake.rewardsReceived, reward.amount),
  };
  return next
    ? { stake: { ...paid, nextDue: next.at }, change: 'rewarded', on, reward }
    : { ...endTerm(paid, on, offerOf), on, reward };
};

const nextStep = (stake: Stake, on: number, offerOf: OfferOf): Step =>
  stake.status === 'revoked'
    ? { stake: { ...stake, status: 'returned', nextDue: null, endedAt: on }, change: 'returned', on }
    : payReward(stake, on, offerOf);

/** Everything due by now, in order and each at its own date, however late this is called. */
export const dueSteps = (stake: Stake, at: number, offerOf: OfferOf): Step[] => {
  const steps: Step[] = [];
  let { nextDue } = stake;
  while (nextDue !== null && nextDue <= at) {
    const step = nextStep(steps.at(-1)?.stake ?? stake, nextDue, offerOf);
    steps.push(step);
    ({ nextDue } = step.stake);
  }
  return steps;
};
