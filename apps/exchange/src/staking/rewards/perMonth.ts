import { add, formatMoment, type DecimalText, type OffsetAt } from '@exchange/domain';
import type { StakingReward } from '../stake';

export interface MonthOfRewards {
  /** `MM-YYYY`, by the same clock as the dates beside it. */
  month: string;
  amount: DecimalText;
  count: number;
}

const monthOf = ({ at }: StakingReward, offsetAt: OffsetAt): string | undefined =>
  formatMoment(at, offsetAt)?.slice('DD-'.length, 'DD-MM-YYYY'.length);

/** Each month's total, in the order of the rewards. A reward with an unreadable date belongs to no month. */
export const rewardsPerMonth = (rewards: readonly StakingReward[], offsetAt: OffsetAt): MonthOfRewards[] => {
  const months = new Map<string, MonthOfRewards>();
  for (const reward of rewards) {
    const month = monthOf(reward, offsetAt);
    if (month === undefined) continue;
    const before = months.get(month) ?? { month, amount: '0', count: 0 };
    months.set(month, { month, amount: add(before.amount, reward.amount), count: before.count + 1 });
  }
  return [...months.values()];
};
