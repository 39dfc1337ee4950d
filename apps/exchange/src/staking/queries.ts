import type { ExchangeClient, LiveFeed } from '@exchange/api';
import { cleanups, type Cleanup } from '@exchange/domain';
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { unwrap } from '#shared/serverState/callFailed.ts';
import { loadAgain } from '#shared/serverState/loadAgain.ts';
import { refreshTrader } from '#shared/serverState/refreshTrader.ts';
import { reloadWhenLive } from '#shared/serverState/reloadWhenLive.ts';
import { traderKey } from '#shared/serverState/traderKeys.ts';
import { readPool } from './pool/stakingPool';
import { readRewards, readStake, type Stake } from './stake';

type Client = Pick<ExchangeClient, 'staking'>;

const poolKey: QueryKey = ['stakingPool'];

const keys = {
  all: (userId: string): QueryKey => [...traderKey(userId), 'staking'],
  stakes: (userId: string): QueryKey => [...keys.all(userId), 'stakes'],
  rewards: (userId: string): QueryKey => [...keys.all(userId), 'rewards'],
};

const everyMinute = 60_000;

/** There are no live updates for it. */
export const poolQuery = (client: Client) =>
  queryOptions({
    queryKey: poolKey,
    queryFn: async ({ signal }) => readPool(unwrap(await client.staking.stakingPool({}, { signal }))),
    refetchInterval: everyMinute,
  });

export const stakesQuery = (client: Client, userId: string) =>
  queryOptions({
    queryKey: keys.stakes(userId),
    queryFn: async ({ signal }): Promise<readonly Stake[]> =>
      unwrap(await client.staking.stakingDetails({}, { signal })).data.map(readStake),
  });

export const rewardsQuery = (client: Client, userId: string) =>
  queryOptions({
    queryKey: keys.rewards(userId),
    queryFn: async ({ signal }) => readRewards(unwrap(await client.staking.stakingRewards({}, { signal }))),
  });

/** A stake has changed: stakes, rewards, the pool and the balance behind them are out of date. */
export const reloadStaking = (queries: QueryClient, userId: string | undefined): void => {
  if (userId === undefined) return;
  void loadAgain(queries, keys.all(userId));
  void loadAgain(queries, poolKey);
  refreshTrader(queries, userId);
};

interface Following {
  feed: Pick<LiveFeed, 'on' | 'onStatus'>;
  queries: QueryClient;
  userId: string;
}

/** The payload is ignored: the lists contain what happened. */
export const followStaking = ({ feed, queries, userId }: Following): Cleanup =>
  cleanups([
    feed.on({ channel: 'staking-update-{userId}', userId }, () => reloadStaking(queries, userId)),
    reloadWhenLive({ feed, queries, queryKey: keys.all(userId) }),
  ]);
