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
  /** Within the term, from 1. */
  number: number;
  from: number;
  at: number;
  days: number;
  amount: DecimalText;
}

export interface StakeCourse {
  rewards: readonly DatedReward[];
  /** What comes back at the term's end, unless a new term begins then. */
  release: { at: number; amount: DecimalText };
}

/** Each counted from the start: a month that is too short moves no later date. */
const rewardMonths: Readonly<Record<StakingKind, (months: number) => number[]>> = {
  flexible: (months) => Array.from({ length: months }, (_, month) => month + 1),
  fixed: (months) => [months],
};

/**
 * Everything a stake pays over one term, and when. What is estimated, drawn, announced and paid is read from here, so
 * that it is the same to the last unit.
 */
export const stakeCourse = ({ kind, amount, term, start }: StakedTerm): StakeCourse => {
  const { months, yearlyRate } = term;
  const dates = [start, ...rewardMonths[kind](months).map((month) => termEnd(start, month))];
  const rewards = dates.slice(1).map((at, index) => {
    const from = dates[index] ?? start;
    const days = daysBetween(from, at);
    return { number: index + 1, from, at, days, amount: periodRewards({ totalStaked: amount, yearlyRate, days }) };
  });
  return { rewards, release: { at: termEnd(start, months), amount } };
};

/** What a stake brings over its whole term: the sum of what is paid, each reward rounded down by itself. */
export const estimatedYield = (staked: StakedTerm): DecimalText =>
  sum(stakeCourse(staked).rewards.map(({ amount }) => amount));
