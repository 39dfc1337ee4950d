import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { reportError } from '../shared/errors/reportError';
import { CallFailed } from '../shared/serverState/callFailed';
import { pollFailed } from '../shared/serverState/polling';
import type { Services } from '../shared/services/services';
import { traderNow } from '../shared/session/session';
import { followChannels } from './followChannels';

const reportBug = (error: Error): void => {
  if (!(error instanceof CallFailed)) reportError(error);
};

/**
 * The application's server state. Calls are made immediately, whatever the browser believes about its connection: a
 * mutation that waited for it would be sent minutes later, when its trader no longer expects it.
 *
 * Nothing is retried silently, which would delay showing the failure: a failed query says so and is polled.
 */
export const createQueries = ({ session, feed }: Pick<Services, 'session' | 'feed'>): QueryClient => {
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: reportBug }),
    mutationCache: new MutationCache({ onError: reportBug }),
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, refetchInterval: pollFailed, refetchOnReconnect: true },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  let known = traderNow(session);
  session.subscribe(() => {
    if (traderNow(session) === known) return;
    known = traderNow(session);
    // A trader's data is removed with them, and pending calls are dropped.
    queries.clear();
  });
  followChannels({ feed, session, queries });
  return queries;
};
