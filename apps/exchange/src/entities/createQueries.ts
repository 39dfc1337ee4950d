import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { LiveFeed } from '@exchange/api';
import { reportError } from '#shared/errors/reportError.ts';
import { CallFailed } from '#shared/serverState/callFailed.ts';
import { pollFailed } from '#shared/serverState/polling.ts';
import type { Services } from '#shared/services/services.ts';
import { traderNow, whileTraderIsIn, type SessionActor } from '#shared/session/session.ts';
import { followFees } from './fees/fees';
import { followProfile } from './profile/queries';
import { followReferrals } from './referrals/queries';
import { followSwitches } from '#shared/config/followSwitches.ts';
import { followCurrencyStatus } from './status/currencyStatus';
import { followPairStatus } from './status/pairStatus';

interface Following {
  feed: LiveFeed;
  session: SessionActor;
  queries: QueryClient;
}

/** Keeps loaded data up to date over the live connection, whichever screen loaded it. */
const followChannels = ({ feed, session, queries }: Following): void => {
  followFees({ feed, queries });
  followPairStatus({ feed, queries });
  followSwitches({ feed, queries });
  followCurrencyStatus({ feed, queries });
  whileTraderIsIn(session, (userId) => followProfile({ feed, queries, userId }));
  whileTraderIsIn(session, (userId) => followReferrals({ feed, queries, userId }));
};

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
