import { pollFailed } from '../shared/serverState/polling';

const refreshMs = 5 * 60_000;

/** What is here is fresh enough for five minutes; what failed is asked for again soon. */
export const refetchInterval = (query: Parameters<typeof pollFailed>[0]): number => pollFailed(query) || refreshMs;
