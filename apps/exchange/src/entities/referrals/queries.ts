import type { ExchangeClient, LiveFeed } from '@exchange/api';
import { cleanups, type Cleanup } from '@exchange/domain';
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { unwrap } from '#shared/serverState/callFailed.ts';
import { loadAgain } from '#shared/serverState/loadAgain.ts';
import { reloadWhenLive } from '#shared/serverState/reloadWhenLive.ts';
import { traderKey } from '#shared/serverState/traderKeys.ts';
import { readReferrals } from './referral';

export const referralKeys = {
  list: (userId: string): QueryKey => [...traderKey(userId), 'referrals'],
};

export const referralsQuery = (client: Pick<ExchangeClient, 'referral'>, userId: string) =>
  queryOptions({
    queryKey: referralKeys.list(userId),
    queryFn: async ({ signal }) => readReferrals(unwrap(await client.referral.referrals({}, { signal }))),
  });

interface Following {
  feed: Pick<LiveFeed, 'on' | 'onStatus'>;
  queries: QueryClient;
  userId: string;
}

/** A reward was paid or refused: the list says which, and what else has changed. */
export const followReferrals = ({ feed, queries, userId }: Following): Cleanup => {
  const queryKey = referralKeys.list(userId);
  return cleanups([
    feed.on({ channel: 'referral-update-{userId}', userId }, () => void loadAgain(queries, queryKey)),
    reloadWhenLive({ feed, queries, queryKey }),
  ]);
};
