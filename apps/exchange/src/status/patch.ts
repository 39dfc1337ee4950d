import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { loadAgain } from '../shared/serverState/loadAgain';

interface Patched {
  queries: QueryClient;
  queryKey: QueryKey;
}

/**
 * Puts an event into what was loaded. The event names a few of many, so that the time of the last refresh stays, and a
 * list that never came, that failed or that is on its way, perhaps from before the event, is loaded again.
 */
export const patch = <Data>({ queries, queryKey }: Patched, change: (known: Data | undefined) => Data | undefined) => {
  const before = queries.getQueryState<Data>(queryKey);
  const isWhole = before?.status === 'success' && before.fetchStatus === 'idle';
  queries.setQueryData<Data>(queryKey, change, { updatedAt: before?.dataUpdatedAt });
  if (!isWhole) void loadAgain(queries, queryKey);
};
