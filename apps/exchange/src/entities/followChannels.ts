import type { LiveFeed } from '@exchange/api';
import type { QueryClient } from '@tanstack/react-query';
import { followFees } from './fees/fees';
import { followProfile } from './profile/queries';
import { followReferrals } from './referrals/queries';
import { followSwitches } from '../shared/config/followSwitches';
import { whileTraderIsIn, type SessionActor } from '../shared/session/session';
import { followCurrencyStatus } from './status/currencyStatus';
import { followPairStatus } from './status/pairStatus';

interface Following {
  feed: LiveFeed;
  session: SessionActor;
  queries: QueryClient;
}

/** Keeps loaded data up to date over the live connection, whichever screen loaded it. */
export const followChannels = ({ feed, session, queries }: Following): void => {
  followFees({ feed, queries });
  followPairStatus({ feed, queries });
  followSwitches({ feed, queries });
  followCurrencyStatus({ feed, queries });
  whileTraderIsIn(session, (userId) => followProfile({ feed, queries, userId }));
  whileTraderIsIn(session, (userId) => followReferrals({ feed, queries, userId }));
};
