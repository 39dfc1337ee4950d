import type { StakingKind } from '@exchange/domain';
import { useSelector } from '@xstate/react';
import { useFlow } from '#shared/services/keepFlow.ts';
import type { UnconfirmedKind } from '#shared/unconfirmed/unconfirmedKind.ts';
import { stakeState } from './stakeState';
import { stakingFlows } from './stakingFlow';
import { unconfirmedStakesKind, type UnconfirmedStakeItem } from './UnconfirmedStakes';

const useUnconfirmedStake = (kind: StakingKind): UnconfirmedStakeItem[] => {
  const actor = useFlow(stakingFlows[kind]);
  const state = stakeState(useSelector(actor, (snapshot) => snapshot));
  if (state.kind !== 'unconfirmed') return [];
  const { stake, look } = state;
  return [
    {
      stake,
      look,
      onCheck: () => actor.send({ type: 'look.requested' }),
      onDismiss: () => actor.send({ type: 'stake.dismissed' }),
    },
  ];
};

/** The stakes that the exchange hasn't confirmed, for any screen. */
export const useUnconfirmedStakes = (): UnconfirmedKind =>
  unconfirmedStakesKind([...useUnconfirmedStake('flexible'), ...useUnconfirmedStake('fixed')]);
