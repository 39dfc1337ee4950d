import type { ExchangeClient, LiveFeed } from '@exchange/api';
import { cleanups, readFeeData, readStoredFeeData, type FeeData } from '@exchange/domain';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { unwrap } from '#shared/serverState/callFailed.ts';
import { loadAgain } from '#shared/serverState/loadAgain.ts';
import { reloadWhenLive } from '#shared/serverState/reloadWhenLive.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';

export const infoKeys = {
  fees: ['info', 'fees'],
};

export const feesQuery = (client: Pick<ExchangeClient, 'info'>) =>
  queryOptions({
    queryKey: infoKeys.fees,
    queryFn: async ({ signal }) => readFeeData(unwrap(await client.info.fees({}, { signal })).data),
  });

/** The exchange's fees; until they have loaded, those that came with the sign-in. */
export const useFees = (): FeeData => {
  const stored = useSession().trader?.feeDetail;
  const atSignIn = useMemo(() => readStoredFeeData(stored), [stored]);
  return useQuery(feesQuery(useServices().client)).data ?? atSignIn;
};

interface Following {
  feed: Pick<LiveFeed, 'on' | 'onStatus'>;
  queries: QueryClient;
}

/** The channel reports that fees changed, but not how. */
export const followFees = ({ feed, queries }: Following): (() => void) => {
  const queryKey = infoKeys.fees;
  return cleanups([
    feed.on({ channel: 'updateFee' }, () => void loadAgain(queries, queryKey)),
    reloadWhenLive({ feed, queries, queryKey }),
  ]);
};
