import type { LiveFeed } from '@exchange/api';
import type { Cleanup } from '@exchange/domain';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface Following {
  feed: Pick<LiveFeed, 'onStatus'>;
  queries: QueryClient;
  queryKey: QueryKey;
}

/** Events pushed while the connection was down are lost. A first load that is running can finish. */
export const reloadWhenLive = ({ feed, queries, queryKey }: Following): Cleanup =>
  feed.onStatus((status) => {
    if (status === 'live') void queries.invalidateQueries({ queryKey });
  });
