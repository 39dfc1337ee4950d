import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { loadAgain } from '#shared/serverState/loadAgain.ts';

interface Patched {
  queries: QueryClient;
  queryKey: QueryKey;
}

/**
 * Applies an event to loaded data. An event names only a few of many items: it doesn't complete a list, and a failed
 * refresh must stay failed, which `setQueryData` would undo. A list that has failed, or is loading, perhaps from before
 * the event, is reloaded.
 */
export const patch = <Data>({ queries, queryKey }: Patched, change: (known: Data) => Data) => {
  const query = queries.getQueryCache().find<Data, Error, Data>({ queryKey });
  const { data, status, fetchStatus } = query?.state ?? {};
  if (data !== undefined) query?.setState({ data: change(data) });
  const isWhole = status === 'success' && fetchStatus === 'idle';
  if (!isWhole) void loadAgain(queries, queryKey);
};
