import { failureText } from '@exchange/domain';
import type { RowsState } from '@exchange/ui';
import { useQuery } from '@tanstack/react-query';
import { ExportButton } from '../history/export/ExportButton';
import { failureOf, unwrap } from '../shared/serverState/callFailed';
import { useServices } from '../shared/services/services';
import { useSession } from '../shared/services/useSession';
import { rewardsQuery } from './queries';
import { RewardsView } from './rewards/RewardsView';
import { readRewards, type StakingReward } from './stake';
import { useFollowedStaking } from './useFollowedStaking';

const useRewards = (): RowsState<StakingReward> => {
  const { client } = useServices();
  const { trader } = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    ...rewardsQuery(client, trader?.uniqueId ?? ''),
    enabled: trader !== undefined,
  });
  if (data !== undefined) return { kind: 'ready', rows: data, isRefreshing: isFetching };
  const failure = failureOf(error);
  if (failure === undefined) return { kind: 'loading', rows: 3 };
  return {
    kind: 'failed',
    text: failureText(failure, 'stakingRewards'),
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
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
  return <RewardsView isLoggedIn={isLoggedIn} state={useRewards()} exportButton={<Export />} />;
};
