import type { ExchangeClient, LiveFeed } from '@exchange/api';
import { cleanups, type Pair } from '@exchange/domain';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '#shared/serverState/callFailed.ts';
import { reloadWhenLive } from '#shared/serverState/reloadWhenLive.ts';
import { useServices } from '#shared/services/services.ts';
import { patch } from './patch';

const queryKey = ['status', 'pairs'];

export interface PairFlag {
  pair: string;
  tradingFlag: boolean;
}

export const pairStatusQuery = (client: Pick<ExchangeClient, 'status'>, exchangeId: string) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<readonly PairFlag[]> =>
      unwrap(await client.status.pairStatus({ exchangeId }, { signal })).data,
  });

/** Whether a pair can be traded now. An unknown status doesn't close a pair: the server decides. */
export const useIsTradable = (pair: Pair): boolean => {
  const { client, config } = useServices();
  const { data } = useQuery(pairStatusQuery(client, config.exchangeId));
  return data?.find((flag) => flag.pair === pair.name)?.tradingFlag ?? true;
};

/** Updates each pair in its place. */
const changed = (flags: readonly PairFlag[], news: readonly PairFlag[]): readonly PairFlag[] => {
  const all = new Map([...flags, ...news].map((flag) => [flag.pair, flag]));
  return [...all.values()];
};

interface Following {
  feed: Pick<LiveFeed, 'on' | 'onStatus'>;
  queries: QueryClient;
}

/** Pairs open and close as the channel reports, and are reloaded after reconnecting. */
export const followPairStatus = ({ feed, queries }: Following): (() => void) => {
  return cleanups([
    feed.on({ channel: 'update-pair-status' }, (news) => {
      patch<readonly PairFlag[]>({ queries, queryKey }, (flags) => changed(flags, news));
    }),
    reloadWhenLive({ feed, queries, queryKey }),
  ]);
};
