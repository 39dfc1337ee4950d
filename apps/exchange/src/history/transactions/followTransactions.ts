import type { LiveFeed } from '@exchange/api';
import { cleanups, type Cleanup } from '@exchange/domain';
import type { QueryClient } from '@tanstack/react-query';
import { mergeRows, type ListedRow } from './mergeRows';
import { depositListing, historyKeys, withdrawalListing, type History, type Listing } from './queries';

interface Following {
  feed: Pick<LiveFeed, 'on'>;
  queries: QueryClient;
  userId: string;
}

/** Puts what the server tells of a deposit or withdrawal into the lists that are loaded, at once. */
export const followTransactions = ({ feed, queries, userId }: Following): Cleanup => {
  const take = <Wire, Row extends ListedRow>({ kind, read }: Listing<Wire, Row>, wire: Wire) => {
    const row = read(wire);
    for (const symbol of [undefined, row.symbol]) {
      queries.setQueryData<History<Row>>(historyKeys.list(userId, kind, symbol), (known) => {
        return known && { ...known, rows: mergeRows(known.rows, [row]) };
      });
    }
  };
  return cleanups([
    feed.on({ channel: 'deposit-update-{userId}', userId }, (deposit) => take(depositListing, deposit)),
    feed.on({ channel: 'withdrawal-update-{userId}', userId }, (withdrawal) => take(withdrawalListing, withdrawal)),
  ]);
};
