import type { ExchangeClient } from '@exchange/api';
import type { ExportedOrder, ExportKind } from '@exchange/domain';
import { readOrderPage } from './orders/queries';
import type { ListedRow } from '#entities/transactions/mergeRows.ts';
import { depositListing, readHistoryPage, withdrawalListing, type Listing } from '#entities/transactions/queries.ts';
import type { ExportRows } from '#shared/export/exportFile.ts';
import { readEverything, type LoadAll } from '#shared/export/readEverything.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';

type Client = Pick<ExchangeClient, 'history'>;

const loadOrders =
  (client: Client, userId: string): LoadAll<ExportedOrder> =>
  (onProgress, signal) =>
    readEverything({
      readPage: readOrderPage(client, { userId }, signal),
      timeOf: ({ updatedAt }) => updatedAt,
      onProgress,
      signal,
    });

const loadTransactions = <Wire, Row extends ListedRow>(
  client: Client,
  listing: Listing<Wire, Row>,
  userId: string,
): LoadAll<Row> => {
  return (onProgress, signal) =>
    readEverything<Row>({
      readPage: readHistoryPage(client, listing, { userId }, signal),
      timeOf: ({ createdAt }) => createdAt,
      onProgress,
      signal,
    });
};

/** Staking rewards come in one answer, which their own screen loads. */
export type PagedKind = Exclude<ExportKind, 'rewards'>;

type Loaders = { readonly [Kind in PagedKind]: (client: Client, userId: string) => LoadAll<ExportRows[Kind]> };

const loaders: Loaders = {
  orders: loadOrders,
  trades: loadOrders,
  deposits: (client, userId) => loadTransactions(client, depositListing, userId),
  withdrawals: (client, userId) => loadTransactions(client, withdrawalListing, userId),
};

/** All of a trader's rows, from every page. */
export const loadAllOf = <Kind extends PagedKind>(
  kind: Kind,
  client: Client,
  userId: string,
): LoadAll<ExportRows[Kind]> => loaders[kind](client, userId);

/** Reads everything that belongs to the signed-in trader. */
export const useLoadAll = <Kind extends PagedKind>(kind: Kind): LoadAll<ExportRows[Kind]> => {
  const { client } = useServices();
  const userId = useSession().trader?.uniqueId ?? '';
  return loadAllOf(kind, client, userId);
};
