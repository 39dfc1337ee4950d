import { readMoment, stakeCourse, type DatedReward, type DecimalText, type StakeCourse } from '@exchange/domain';
import type { Stake, StakingReward } from '../stake';

/** `over` has happened, `due` will, `lost` was forfeited. */
type EntryState = 'over' | 'due' | 'lost';

export interface ScheduleEntry {
  kind: 'begin' | 'reward' | 'release' | 'renewal';
  at: number;
  state: EntryState;
  amount: DecimalText | undefined;
  /** For a reward: which of how many. */
  number?: number;
  of?: number;
}

/** The current or last term; undefined if the server doesn't send its start or rate. */
const courseOf = ({ stakingType, amount, months, yearlyRate, startsAt }: Stake): StakeCourse | undefined =>
  startsAt === undefined || yearlyRate === undefined
    ? undefined
    : stakeCourse({ kind: stakingType, amount, term: { months, yearlyRate }, start: startsAt });

const rewardEntry = (reward: DatedReward, of: number, state: EntryState): ScheduleEntry => ({
  kind: 'reward',
  at: reward.at,
  amount: reward.amount,
  number: reward.number,
  of,
  state,
});

const isActive = ({ status }: Stake): boolean => status === 'active';

/** The number of rewards paid in the current term, if the list of rewards names its stakes. */
const paidInTerm = ({ stakingId, startsAt = 0 }: Stake, rewards: readonly StakingReward[]): number =>
  rewards.filter((reward) => reward.stakingId === stakingId && (readMoment(reward.at) ?? 0) > startsAt).length;

const rewardEntries = (stake: Stake, course: StakeCourse, rewards: readonly StakingReward[]): ScheduleEntry[] => {
  const of = course.rewards.length;
  if (isActive(stake)) {
    const next = stake.nextRewardAt ?? 0;
    return course.rewards.map((reward) => rewardEntry(reward, of, reward.at < next ? 'over' : 'due'));
  }
  if (stake.status === 'completed') return course.rewards.map((reward) => rewardEntry(reward, of, 'over'));
  const paid = paidInTerm(stake, rewards);
  return course.rewards
    .slice(0, paid + 1)
    .map((reward, index) => rewardEntry(reward, of, index < paid ? 'over' : 'lost'));
};

const lastEntry = (stake: Stake): ScheduleEntry[] => {
  const { amount, autoRenewal, endsAt, redemptionAt, status } = stake;
  const isOver = status === 'returned' || status === 'completed';
  if (isActive(stake) && autoRenewal) {
    return endsAt === undefined ? [] : [{ kind: 'renewal', at: endsAt, state: 'due', amount: undefined }];
  }
  const at = redemptionAt ?? (isActive(stake) ? endsAt : undefined);
  return at === undefined ? [] : [{ kind: 'release', at, state: isOver ? 'over' : 'due', amount }];
};

/** All dates of a stake's current term, in order: what was paid, and what is due when. */
export const scheduleOf = (stake: Stake, rewards: readonly StakingReward[]): ScheduleEntry[] => {
  const course = courseOf(stake);
  const { startsAt, amount } = stake;
  return [
    ...(startsAt === undefined ? [] : [{ kind: 'begin', at: startsAt, state: 'over', amount } as const]),
    ...(course === undefined ? [] : rewardEntries(stake, course, rewards)),
    ...lastEntry(stake),
  ];
};
