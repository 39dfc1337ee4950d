import type { Answered, ExchangeClient, LiveFeed } from '@exchange/api';
import { cleanups, type Cleanup } from '@exchange/domain';
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { unwrap } from '#shared/serverState/callFailed.ts';
import { loadAgain } from '#shared/serverState/loadAgain.ts';
import { reloadWhenLive } from '#shared/serverState/reloadWhenLive.ts';
import { traderKey } from '#shared/serverState/traderKeys.ts';
import type { RunningApp } from '#shared/services/runningApp.ts';
import { traderNow } from '#shared/session/session.ts';

type WireProfile = Answered<'userProfile'>['data'];

export const profileKeys = {
  profile: (userId: string): QueryKey => [...traderKey(userId), 'profile'],
};

export const profileQuery = (client: Pick<ExchangeClient, 'profile'>, userId: string) =>
  queryOptions({
    queryKey: profileKeys.profile(userId),
    queryFn: async ({ signal }) => unwrap(await client.profile.userProfile({ user_id: userId }, { signal })).data,
  });

/** The profile of whoever is signed in. */
export const ownProfileQuery = ({ services: { client, session } }: RunningApp) =>
  profileQuery(client, traderNow(session) ?? '');

/** Shows a change that the exchange has accepted, until the profile has been reloaded. */
export const patchProfile = (queries: QueryClient, userId: string, change: Partial<WireProfile>): void => {
  queries.setQueryData<WireProfile>(profileKeys.profile(userId), (profile) => profile && { ...profile, ...change });
};

interface Following {
  feed: Pick<LiveFeed, 'on' | 'onStatus'>;
  queries: QueryClient;
  userId: string;
}

/**
 * The channel only reports that identity verification has changed. Its payload is ignored: the status comes from the
 * profile.
 */
export const followProfile = ({ feed, queries, userId }: Following): Cleanup => {
  const queryKey = profileKeys.profile(userId);
  return cleanups([
    feed.on({ channel: 'update-kyc-status-{userId}', userId }, () => void loadAgain(queries, queryKey)),
    reloadWhenLive({ feed, queries, queryKey }),
  ]);
};
