import type { StakingKind } from './plans';

export interface StakingOrder {
  /** `active`, or anything else. */
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

/** Only ever off: once disabled it stays so. */
export const canDisableAutoRenewal = (order: Pick<StakingOrder, 'status' | 'autoRenewal'>): boolean =>
  isActive(order) && order.autoRenewal;

/** A fixed stake is rewarded when it ends. */
export const nextRewardsAt = <Moment>(order: {
  stakingType: StakingKind;
  nextRewardDate: Moment;
  endDate: Moment;
}): Moment => (order.stakingType === 'fixed' ? order.endDate : order.nextRewardDate);
