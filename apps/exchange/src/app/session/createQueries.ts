import { QueryCache, QueryClient } from '@tanstack/react-query';
import { reportError } from '../../shared/errors/reportError';
import { traderNow, type SessionActor } from '../../shared/session/session';

/**
 * Calls resolve with a result even when they fail; what is thrown is a bug, and asking again does not mend it. What was
 * asked for a trader goes with the trader.
 */
export const createQueries = (session: SessionActor): QueryClient => {
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: reportError }),
    defaultOptions: { queries: { retry: false } },
  });
  let known = traderNow(session);
  session.subscribe(() => {
    if (traderNow(session) === known) return;
    known = traderNow(session);
    queries.clear();
  });
  return queries;
};
