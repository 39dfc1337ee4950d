import type { RowsState } from '@exchange/ui';
import { ExportButton } from '#shared/export/ExportButton.tsx';
import { unwrap } from '#shared/serverState/callFailed.ts';
import { rowsState } from '#shared/serverState/loadedState.ts';
import { useLoaded } from '#shared/serverState/useLoaded.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { rewardsQuery } from './queries';
import { RewardsView } from './rewards/RewardsView';
import { readRewards, type StakingReward } from './stake';
import { useStakes } from './useStakes';
import { useFollowedStaking } from './useFollowedStaking';

const useRewards = (): RowsState<StakingReward> => {
  const { client } = useServices();
  const { trader } = useSession();
  const loaded = useLoaded({ ...rewardsQuery(client, trader?.uniqueId ?? ''), enabled: trader !== undefined });
  return rowsState(loaded, loaded.data, { situation: 'stakingRewards', expected: 3 });
};

const Export = () => {
  const { client } = useServices();
  return (
    <ExportButton
      kind="rewards"
      filtered={undefined}
      loadAll={async (_, signal) => readRewards(unwrap(await client.staking.stakingRewards({}, { signal })))}
    />
  );
};

/** The trader's staking rewards. */
export const StakingRewardsScreen = () => {
  useFollowedStaking();
  const isLoggedIn = useSession().trader !== undefined;
  const { now } = useServices();
  return (
    <RewardsView
      isLoggedIn={isLoggedIn}
      state={useRewards()}
      stakes={useStakes()}
      now={now}
      exportButton={<Export />}
    />
  );
};
