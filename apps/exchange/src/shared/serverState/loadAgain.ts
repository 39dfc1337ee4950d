import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

const isFirstLoad = ({ state }: Query): boolean => state.data === undefined;

/**
 * After an event: reloads what is on screen immediately, and the rest when it is next shown. A running load is
 * restarted, since its answer may be older than the event; `invalidateQueries` alone would wait for the answer of a
 * first load and treat it as fresh.
 */
export const loadAgain = async (queries: QueryClient, queryKey: QueryKey): Promise<void> => {
  await queries.cancelQueries({ queryKey, type: 'active', predicate: isFirstLoad });
  await queries.invalidateQueries({ queryKey });
};
