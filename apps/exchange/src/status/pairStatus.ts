import type { ExchangeClient, LiveFeed } from '@exchange/api';
import { cleanups, type Pair } from '@exchange/domain';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '../shared/serverState/callFailed';
import { loadAgain } from '../shared/serverState/loadAgain';
import { reloadWhenLive } from '../shared/serverState/reloadWhenLive';
import { useServices } from '../shared/services/services';
import { statusKeys } from './statusKeys';

export interface PairFlag {
  pair: string;
  tradingFlag: boolean;
}

export const pairStatusQuery = (client: Pick<ExchangeClient, 'status'>, exchangeId: string) =>
  queryOptions({
    queryKey: statusKeys.pairs,
    queryFn: async ({ signal }): Promise<readonly PairFlag[]> =>
      unwrap(await client.status.pairStatus({ exchangeId }, { signal })).data,
  });

/** Whether a pair may be traded now. What is not known closes nothing: the server decides. */
export const useIsTradable = (pair: Pair): boolean => {
  const { client, config } = useServices();
  const { data } = useQuery(pairStatusQuery(client, config.exchangeId));
  return data?.find((flag) => flag.pair === pair.name)?.tradingFlag ?? true;
};

const changed = (flags: readonly PairFlag[], news: readonly PairFlag[]): readonly PairFlag[] => {
  const names = new Set(news.map(({ pair }) => pair));
  return [...flags.filter(({ pair }) => !names.has(pair)), ...news];
};

interface Following {
  feed: Pick<LiveFeed, 'on' | 'onStatus'>;
  queries: QueryClient;
}

/** Pairs open and close as the channel says, and are loaded again when the connection is back. */
export const followPairStatus = ({ feed, queries }: Following): (() => void) => {
  const queryKey = statusKeys.pairs;
  return cleanups([
    feed.on({ channel: 'update-pair-status' }, (news) => {
      const isKnown = queries.getQueryData(queryKey) !== undefined;
      // An answer on its way may be older than the news.
      const isLoading = queries.isFetching({ queryKey }) > 0;
      queries.setQueryData<readonly PairFlag[]>(queryKey, (flags = []) => changed(flags, news));
      if (!isKnown || isLoading) void loadAgain(queries, queryKey);
    }),
    reloadWhenLive({ feed, queries, queryKey }),
  ]);
};
