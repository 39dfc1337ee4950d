import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

const isFirstLoad = ({ state }: Query): boolean => state.data === undefined;

/**
 * After an event: what is on screen is loaded again now, the rest when it is next shown. A load on its way is started
 * over, since its answer may be older than the event; `invalidateQueries` alone would wait for the answer of a first load
 * and take it for fresh.
 */
export const loadAgain = async (queries: QueryClient, queryKey: QueryKey): Promise<void> => {
  await queries.cancelQueries({ queryKey, type: 'active', predicate: isFirstLoad });
  await queries.invalidateQueries({ queryKey });
};
