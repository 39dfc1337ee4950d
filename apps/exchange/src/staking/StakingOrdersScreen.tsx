import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { useFlow } from '#shared/services/keepFlow.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { ChangeStake } from './orders/ChangeStake';
import { changeState } from './orders/changeState';
import type { OnChange } from './orders/onChange';
import { stakingOrderFlow } from './orders/stakingOrderFlow';
import { StakingOrdersView } from './orders/StakingOrdersView';
import { rewardsQuery } from './queries';
import type { Stake, StakingReward } from './stake';
import { useStakes } from './useStakes';
import { useFollowedStaking } from './useFollowedStaking';

const noStakes: readonly Stake[] = [];
const noRewards: readonly StakingReward[] = [];

/** If rewards can't be loaded, schedules do without them. */
const useRewards = (): readonly StakingReward[] => {
  const { client } = useServices();
  const { trader } = useSession();
  const { data } = useQuery({ ...rewardsQuery(client, trader?.uniqueId ?? ''), enabled: trader !== undefined });
  return data ?? noRewards;
};

const Change = ({ stakes }: { stakes: readonly Stake[] }) => {
  const { now } = useServices();
  const actor = useFlow(stakingOrderFlow);
  const state = changeState(
    useSelector(actor, (snapshot) => snapshot),
    stakes,
  );
  useEffect(() => {
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'stakes.changed', stakes });
  }, [actor, stakes]);
  if (state === undefined) return null;
  return (
    <ChangeStake
      {...{ state, now }}
      onConfirm={() => actor.send({ type: 'change.confirmed' })}
      onCode={(code) => actor.send({ type: 'code.typed', code })}
      onLeave={() => actor.send({ type: 'change.left' })}
      onCheck={() => actor.send({ type: 'look.requested' })}
    />
  );
};

/** The trader's stakes. */
export const StakingOrdersScreen = () => {
  useFollowedStaking();
  const { now } = useServices();
  const isLoggedIn = useSession().trader !== undefined;
  const state = useStakes();
  const rewards = useRewards();
  const actor = useFlow(stakingOrderFlow);
  const change = useCallback<OnChange>(
    (wanted, stake) => actor.send({ type: 'change.requested', change: wanted, stake }),
    [actor],
  );
  return (
    <StakingOrdersView {...{ isLoggedIn, state, rewards, now }} onChange={change}>
      <Change stakes={state.kind === 'ready' ? state.rows : noStakes} />
    </StakingOrdersView>
  );
};
