import type { ExchangeClient } from '@exchange/api';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { unwrap } from '#shared/serverState/callFailed.ts';
import { withOwnKeys } from '#shared/serverState/ownKeys.ts';
import { isLastPage, readPages, rowsPerPage, type Page } from '#shared/serverState/readPages.ts';
import { accountKey } from '#shared/serverState/traderKeys.ts';
import { mergeRows, type ListedRow } from './mergeRows';
import {
  isSettledDeposit,
  isSettledWithdrawal,
  readDeposit,
  readWithdrawal,
  type Deposit,
  type WireDeposit,
  type WireWithdrawal,
  type Withdrawal,
} from './transaction';

type Client = Pick<ExchangeClient, 'history'>;
type Kind = 'Deposit' | 'Withdraw';

/** Newest first. */
export interface History<Row> {
  rows: readonly Row[];
  /** Read to the end. */
  isWhole: boolean;
}

export const historyKeys = {
  all: (userId: string): QueryKey => [...accountKey(userId), 'history'],
  /** The list of one coin, or of all. */
  list: (userId: string, kind: Kind, symbol?: string): QueryKey => [...historyKeys.all(userId), kind, symbol ?? null],
};

export interface Listing<Wire, Row extends ListedRow> {
  kind: Kind;
  read: (wire: Wire) => Row;
  /** Whether the row isn't expected to change any more. */
  isSettled: (row: Row) => boolean;
}

export const depositListing: Listing<WireDeposit, Deposit> = {
  kind: 'Deposit',
  read: readDeposit,
  isSettled: isSettledDeposit,
};

export const withdrawalListing: Listing<WireWithdrawal, Withdrawal> = {
  kind: 'Withdraw',
  read: readWithdrawal,
  isSettled: isSettledWithdrawal,
};

interface Asked {
  userId: string;
  /** Every coin if left out. */
  symbol?: string | undefined;
}

/** One page of a list, or all of it from a server that doesn't page. */
export const readHistoryPage =
  <Wire, Row extends ListedRow>(
    client: Client,
    { kind, read }: Listing<Wire, Row>,
    { userId, symbol }: Asked,
    signal: AbortSignal,
  ) =>
  async (page: number): Promise<Page<Row>> => {
    const paging = { page: String(page), limit: String(rowsPerPage) };
    const fields = { type: kind, uniqueId: userId, ...paging, ...(symbol !== undefined && { currency: symbol }) };
    const { data, total } = unwrap(await client.history.transactionHistory(fields, { signal }));
    // The answer has the requested kind of rows, which the contract can't express.
    const rows = (data as unknown as Wire[]).map(read);
    const wanted = symbol === undefined ? rows : rows.filter((row) => row.symbol === symbol);
    return { rows: total === undefined ? withOwnKeys(wanted) : wanted, isLast: isLastPage(rows.length, total), total };
  };

/** Whether the pages that weren't read again are complete and won't change. */
const isRestKnown = <Row extends ListedRow>(
  { rows, isWhole }: History<Row>,
  page: readonly Row[],
  isSettled: (row: Row) => boolean,
): boolean => {
  const last = page.at(-1);
  const at = rows.findIndex(({ key }) => key === last?.key);
  return isWhole && at >= 0 && rows.slice(at + 1).every(isSettled);
};

const nothingKnown: History<never> = { rows: [], isWhole: false };

/**
 * One of the trader's lists. Loaded rows are shown while the rest loads; later only pages that may have changed are
 * reloaded.
 */
const historyQuery = <Wire, Row extends ListedRow>(client: Client, listing: Listing<Wire, Row>, asked: Asked) => {
  const key = historyKeys.list(asked.userId, listing.kind, asked.symbol);
  return queryOptions({
    queryKey: key,
    queryFn: async ({ client: queries, signal }): Promise<History<Row>> => {
      const known = () => queries.getQueryData<History<Row>>(key) ?? nothingKnown;
      const rows = await readPages<Row>({
        readPage: readHistoryPage(client, listing, asked, signal),
        onPage: (page) => {
          if (isRestKnown(known(), page.rows, listing.isSettled)) return false;
          const { rows: before, isWhole } = known();
          queries.setQueryData<History<Row>>(key, { rows: mergeRows(before, page.rows), isWhole });
          return true;
        },
      });
      return { rows: mergeRows(known().rows, rows), isWhole: true };
    },
  });
};

export const depositsQuery = (client: Client, asked: Asked) => historyQuery(client, depositListing, asked);

export const withdrawalsQuery = (client: Client, asked: Asked) => historyQuery(client, withdrawalListing, asked);
