import type { ExchangeClient } from '@exchange/api';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { unwrap } from '#shared/serverState/callFailed.ts';
import { isLastPage, readPages, rowsPerPage, type Page } from '#shared/serverState/readPages.ts';
import { accountKey } from '#shared/serverState/traderKeys.ts';
import type { MomentRange } from './dayBounds';
import { byNewest, readPastOrders, type PastOrder } from './pastOrder';

type Client = Pick<ExchangeClient, 'history'>;

/** The past orders of a range, newest first. */
export interface OrderHistory {
  rows: readonly PastOrder[];
  /** Read to the end. */
  isWhole: boolean;
  /** None in the range, but some outside it. */
  hasOthers: boolean;
}

const orderHistoryKey = (userId: string, { from, to }: MomentRange): QueryKey => [
  ...accountKey(userId),
  'order history',
  from,
  to,
];

/** A row whose time can't be read is shown anyway. */
const isWithin = ({ from, to }: MomentRange): ((row: PastOrder) => boolean) => {
  const [first, end] = [Date.parse(from), Date.parse(to)];
  return ({ at }) => at === 0 || (at >= first && at < end);
};

interface Asked {
  userId: string;
  range: MomentRange;
}

const always = (): boolean => true;

/** One page of the range, or of all time. A server without ranges and pages sends everything. */
export const readOrderPage = (
  client: Client,
  { userId, range }: Partial<Asked> & Pick<Asked, 'userId'>,
  signal: AbortSignal,
) => {
  const isWanted = range === undefined ? always : isWithin(range);
  return async (page: number): Promise<Page<PastOrder>> => {
    const fields = { userid: userId, cache: false, ...range, page, limit: rowsPerPage };
    const { data, count } = unwrap(await client.history.orderHistory(fields, { signal }));
    return { rows: readPastOrders(data).filter(isWanted), isLast: isLastPage(data.length, count), total: count };
  };
};

const hasAny = async (client: Client, userId: string, signal: AbortSignal): Promise<boolean> => {
  const fields = { userid: userId, cache: false, page: 1, limit: 1 };
  return unwrap(await client.history.orderHistory(fields, { signal })).data.length > 0;
};

/** Each row once: one that moved while pages were being read may be on two of them. */
const eachOnce = (rows: readonly PastOrder[]): PastOrder[] => {
  const known = new Map<string, PastOrder>();
  for (const row of rows) if (!known.has(row.key)) known.set(row.key, row);
  return [...known.values()].toSorted(byNewest);
};

/** Changed rows come first, so everything after the first unchanged row is already known. */
const knownAfter = ({ rows, isWhole }: OrderHistory, page: readonly PastOrder[]): readonly PastOrder[] | undefined => {
  const last = page.at(-1);
  const place = rows.findIndex(({ key, at }) => key === last?.key && at === last.at);
  return isWhole && place >= 0 ? rows.slice(place + 1) : undefined;
};

const nothingKnown: OrderHistory = { rows: [], isWhole: false, hasOthers: false };

/**
 * The trader's past orders. Loaded rows are shown while the rest loads, each time their number has doubled, so that a
 * long list isn't rendered for every page; later only pages with changes are reloaded.
 */
export const orderHistoryQuery = (client: Client, asked: Asked) => {
  const key = orderHistoryKey(asked.userId, asked.range);
  return queryOptions({
    queryKey: key,
    queryFn: async ({ client: queries, signal }): Promise<OrderHistory> => {
      const known = (): OrderHistory => queries.getQueryData<OrderHistory>(key) ?? nothingKnown;
      const soFar: PastOrder[] = [];
      let rest: readonly PastOrder[] | undefined;
      const read = await readPages({
        readPage: readOrderPage(client, asked, signal),
        onPage: ({ rows }) => {
          soFar.push(...rows);
          rest = knownAfter(known(), rows);
          const { rows: shown, isWhole } = known();
          if (!isWhole && soFar.length >= 2 * shown.length)
            queries.setQueryData<OrderHistory>(key, { ...nothingKnown, rows: eachOnce(soFar) });
          return rest === undefined;
        },
      });
      const rows = eachOnce([...read, ...(rest ?? [])]);
      const hasOthers = rows.length === 0 && (await hasAny(client, asked.userId, signal));
      return { rows, isWhole: true, hasOthers };
    },
  });
};
