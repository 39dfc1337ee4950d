import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { loadAgain } from '../shared/serverState/loadAgain';

interface Patched {
  queries: QueryClient;
  queryKey: QueryKey;
}

/**
 * Puts an event into what was loaded. The event names a few of many: it makes no list whole, and a refresh that failed
 * stays failed, which `setQueryData` would undo. A list that never came, that failed or that is on its way, perhaps from
 * before the event, is loaded again.
 */
export const patch = <Data>({ queries, queryKey }: Patched, change: (known: Data) => Data) => {
  const query = queries.getQueryCache().find<Data, Error, Data>({ queryKey });
  const { data, status, fetchStatus } = query?.state ?? {};
  if (data !== undefined) query?.setState({ data: change(data) });
  const isWhole = status === 'success' && fetchStatus === 'idle';
  if (!isWhole) void loadAgain(queries, queryKey);
};
