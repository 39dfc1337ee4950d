import { canDisableAutoRenewal, revokeState, type Result, type StakingOrder } from '@exchange/domain';

/** `revoke` ends a stake early, `autoRenewal` turns its renewal off. Neither can be undone. */
export type StakeChange = 'revoke' | 'autoRenewal';

export interface ChangeableStake extends StakingOrder {
  stakingId: string;
}

export interface IntendedChange {
  change: StakeChange;
  stakingId: string;
}

/** The only object that contains the code. */
export interface StakeChangeRequest extends IntendedChange {
  code: string;
}

/** The trader's stakes as the exchange currently has them. */
export type StakesLookup = Result<readonly ChangeableStake[]>;

const isAllowed: Readonly<Record<StakeChange, (stake: StakingOrder) => boolean>> = {
  revoke: (stake) => revokeState(stake) === 'allowed',
  autoRenewal: canDisableAutoRenewal,
};

export const canChange = (change: StakeChange, stake: StakingOrder): boolean => isAllowed[change](stake);

const hasHappened: Readonly<Record<StakeChange, (stake: StakingOrder) => boolean>> = {
  revoke: ({ status }) => status !== 'active',
  autoRenewal: ({ autoRenewal }) => !autoRenewal,
};

const stakeOf = (stakes: readonly ChangeableStake[], { stakingId }: IntendedChange) =>
  stakes.find((stake) => stake.stakingId === stakingId);

/** Whether the list shows that the change was made. */
export const isCarriedOut = ({ data = [] }: StakesLookup, intended: IntendedChange): boolean => {
  const stake = stakeOf(data, intended);
  return stake !== undefined && hasHappened[intended.change](stake);
};

/** It ended, or was changed in another tab. A stake that isn't in the list proves nothing. */
export const isOvertaken = (stakes: readonly ChangeableStake[], intended: IntendedChange): boolean => {
  const stake = stakeOf(stakes, intended);
  return stake !== undefined && !canChange(intended.change, stake);
};
