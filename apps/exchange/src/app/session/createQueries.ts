import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { reportError } from '../../shared/errors/reportError';
import { CallFailed } from '../../shared/serverState/callFailed';
import { pollFailed } from '../../shared/serverState/polling';
import type { Services } from '../../shared/services/services';
import { traderNow } from '../../shared/session/session';
import { followChannels } from './followChannels';

const reportBug = (error: Error): void => {
  if (!(error instanceof CallFailed)) reportError(error);
};

/**
 * What the application knows of the server. Calls are made at once, whatever the browser believes of its connection:
 * a mutation that waited for it would be sent minutes later, when its trader no longer expects it.
 *
 * Nothing is retried behind the screen, since a failure would be shown late: a query that failed says so and is polled.
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
    // What was loaded for a trader goes with the trader, and what is on its way is dropped.
    queries.clear();
  });
  followChannels({ feed, session, queries });
  return queries;
};
