import { pollFailed } from '../shared/serverState/polling';

const refreshMs = 5 * 60_000;

/** Loaded data is fresh for five minutes; a failure is retried soon. */
export const refetchInterval = (query: Parameters<typeof pollFailed>[0]): number => pollFailed(query) || refreshMs;
