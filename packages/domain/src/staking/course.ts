import { sum } from '../money/arithmetic';
import type { DecimalText } from '../money/decimalText';
import type { StakingKind, StakingTerm } from './plans';
import { periodRewards } from './rewards';
import { daysBetween, termEnd } from './stakingDates';

export interface StakedTerm {
  kind: StakingKind;
  amount: DecimalText;
  term: StakingTerm;
  /** When the term begins, in milliseconds since 1970. */
  start: number;
}

export interface DatedReward {
  /** Counted within the term, from 1. */
  number: number;
  from: number;
  at: number;
  days: number;
  amount: DecimalText;
}

export interface StakeCourse {
  rewards: readonly DatedReward[];
  /** What is returned at the end of the term, unless it is renewed. */
  release: { at: number; amount: DecimalText };
}

/** Each month is counted from the start, so a short month doesn't shift later dates. */
const rewardMonths: Readonly<Record<StakingKind, (months: number) => number[]>> = {
  flexible: (months) => Array.from({ length: months }, (_, month) => month + 1),
  fixed: (months) => [months],
};

/**
 * Everything that a stake pays over one term, and when. Estimates, charts, announcements and payments all use this, so
 * that they agree to the last unit.
 */
export const stakeCourse = ({ kind, amount, term, start }: StakedTerm): StakeCourse => {
  const { months, yearlyRate } = term;
  const dates = [start, ...rewardMonths[kind](months).map((month) => termEnd(start, month))];
  const rewards = dates.slice(1).map((at, index) => {
    const from = dates[index] ?? start;
    const days = daysBetween(from, at);
    return { number: index + 1, from, at, days, amount: periodRewards({ staked: amount, yearlyRate, days }) };
  });
  return { rewards, release: { at: termEnd(start, months), amount } };
};

/** What a stake earns over its whole term: the sum of its rewards, each rounded down separately. */
export const estimatedYield = (staked: StakedTerm): DecimalText =>
  sum(stakeCourse(staked).rewards.map(({ amount }) => amount));
