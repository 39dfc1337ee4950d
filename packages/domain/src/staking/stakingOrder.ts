import type { StakingKind } from './plans';

export interface StakingOrder {
  /** `active`, or any other value. */
  status: string;
  stakingType: StakingKind;
  autoRenewal: boolean;
}

const isActive = ({ status }: Pick<StakingOrder, 'status'>): boolean => status === 'active';

export type RevokeState = 'hidden' | 'allowed' | 'disabled';

export const revokeState = (order: Pick<StakingOrder, 'status' | 'stakingType'>): RevokeState => {
  if (order.stakingType === 'fixed') return 'hidden';
  return isActive(order) ? 'allowed' : 'disabled';
};

/** It can only be turned off: once disabled, it can't be enabled again. */
export const canDisableAutoRenewal = (order: Pick<StakingOrder, 'status' | 'autoRenewal'>): boolean =>
  isActive(order) && order.autoRenewal;

/** A fixed stake is rewarded when it ends. */
export const nextRewardsAt = <Moment>(order: {
  stakingType: StakingKind;
  nextRewardDate: Moment;
  endDate: Moment;
}): Moment => (order.stakingType === 'fixed' ? order.endDate : order.nextRewardDate);
