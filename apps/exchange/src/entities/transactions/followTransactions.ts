import type { LiveFeed } from '@exchange/api';
import { cleanups, type Cleanup } from '@exchange/domain';
import type { QueryClient } from '@tanstack/react-query';
import { mergeRows, type ListedRow } from './mergeRows';
import type { WireWithdrawal } from './transaction';
import { depositListing, historyKeys, withdrawalListing, type History, type Listing } from './queries';

interface Lists {
  queries: QueryClient;
  userId: string;
}

/** Puts the current state of a row into the loaded lists. */
const putRow = <Wire, Row extends ListedRow>(
  { queries, userId }: Lists,
  { kind, read }: Listing<Wire, Row>,
  wire: Wire,
): void => {
  const row = read(wire);
  for (const symbol of [undefined, row.symbol]) {
    queries.setQueryData<History<Row>>(historyKeys.list(userId, kind, symbol), (known) => {
      return known && { ...known, rows: mergeRows(known.rows, [row]) };
    });
  }
};

export const putWithdrawal = (lists: Lists, withdrawal: WireWithdrawal): void =>
  putRow(lists, withdrawalListing, withdrawal);

interface Following extends Lists {
  feed: Pick<LiveFeed, 'on'>;
}

/** Puts each deposit and withdrawal that the server pushes into the loaded lists. */
export const followTransactions = ({ feed, queries, userId }: Following): Cleanup => {
  const lists = { queries, userId };
  return cleanups([
    feed.on({ channel: 'deposit-update-{userId}', userId }, (deposit) => putRow(lists, depositListing, deposit)),
    feed.on({ channel: 'withdrawal-update-{userId}', userId }, (withdrawal) => putWithdrawal(lists, withdrawal)),
  ]);
};
