import type { Answered, ExchangeClient } from '@exchange/api';
import { readWire, type ExportedOrder, type ExportKind } from '@exchange/domain';
import { unwrap } from '../../shared/serverState/callFailed';
import { rowsPerPage, type Page } from '../../shared/serverState/readPages';
import { withOwnKeys, type ListedRow } from '../transactions/mergeRows';
import { depositListing, readHistoryPage, withdrawalListing, type Listing } from '../transactions/queries';
import type { ExportRows } from './exportFile';
import { readEverything, type LoadAll } from './readEverything';

type Client = Pick<ExchangeClient, 'history'>;
type WireOrder = Answered<'orderHistory'>['data'][number];

/** Without an id, a row is told from the others by all that is known of it. */
const keyOf = ({ uniqueId, ...order }: WireOrder): string =>
  uniqueId === undefined ? JSON.stringify(order) : String(uniqueId);

const readOrder = (order: WireOrder): ExportedOrder & { key: string } => ({
  key: keyOf(order),
  orderId: order.uniqueId === undefined ? undefined : String(order.uniqueId),
  name: order.name,
  tradeType: order.tradeType,
  side: order.type,
  status: order.status,
  averagePrice: readWire(order.averagePrice) ?? '0',
  amount: readWire(order.amount) ?? '0',
  received: readWire(order.receivedTotal) ?? '0',
  total: readWire(order.total) ?? '0',
  fee: readWire(order.fee),
  updatedAt: order.updatedAt,
});

const readOrdersPage =
  (client: Client, userid: string, signal: AbortSignal) =>
  async (page: number): Promise<Page<ExportedOrder & { key: string }>> => {
    const paging = { page, limit: rowsPerPage };
    const { data, count } = unwrap(await client.history.orderHistory({ userid, cache: false, ...paging }, { signal }));
    const rows = data.map(readOrder);
    const isPaged = count !== undefined;
    return { rows: isPaged ? rows : withOwnKeys(rows), isLast: !isPaged || rows.length < rowsPerPage, total: count };
  };

const loadOrders =
  (client: Client, userId: string): LoadAll<ExportedOrder> =>
  (onProgress, signal) =>
    readEverything({
      readPage: readOrdersPage(client, userId, signal),
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

type Loaders = { readonly [Kind in ExportKind]: (client: Client, userId: string) => LoadAll<ExportRows[Kind]> };

const loaders: Loaders = {
  orders: loadOrders,
  trades: loadOrders,
  deposits: (client, userId) => loadTransactions(client, depositListing, userId),
  withdrawals: (client, userId) => loadTransactions(client, withdrawalListing, userId),
};

/** Everything of a trader's, over all pages. */
export const loadAllOf = <Kind extends ExportKind>(
  kind: Kind,
  client: Client,
  userId: string,
): LoadAll<ExportRows[Kind]> => loaders[kind](client, userId);
