import { add, sum, type DecimalText } from '@exchange/domain';
import { scheduleOf, type ScheduleEntry } from '../schedule/schedule';
import type { Stake } from '../stake';

/** What a trader's stakes come to together. */
export interface StakingSummary {
  /** Earning now. */
  staked: DecimalText;
  /** Revoked, and on its way back. */
  returning: DecimalText;
  /** All rewards paid so far. */
  received: DecimalText;
  /** Due until the current terms end. */
  expected: DecimalText;
  /** Rewards due at the same moment are one payment. */
  next: { at: number; amount: DecimalText } | undefined;
}

const amountsOf = (stakes: readonly Stake[], status: string): DecimalText =>
  sum(stakes.filter((stake) => stake.status === status).map(({ amount }) => amount));

const dueRewards = (stakes: readonly Stake[]): ScheduleEntry[] =>
  stakes.flatMap((stake) => scheduleOf(stake, [])).filter(({ kind, state }) => kind === 'reward' && state === 'due');

const nextOf = (due: readonly ScheduleEntry[]): StakingSummary['next'] => {
  const at = Math.min(...due.map((entry) => entry.at));
  const then = due.filter((entry) => entry.at === at);
  if (then.length === 0) return undefined;
  return { at, amount: then.reduce((before, { amount = '0' }) => add(before, amount), '0') };
};

export const stakingSummary = (stakes: readonly Stake[]): StakingSummary => {
  const due = dueRewards(stakes);
  return {
    staked: amountsOf(stakes, 'active'),
    returning: amountsOf(stakes, 'revoked'),
    received: sum(stakes.map(({ rewards }) => rewards)),
    expected: sum(due.map(({ amount = '0' }) => amount)),
    next: nextOf(due),
  };
};
