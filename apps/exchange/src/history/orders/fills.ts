import type { Answered, ExchangeClient } from '@exchange/api';
import { readWire, type DecimalText } from '@exchange/domain';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { CallFailed, unwrap } from '#shared/serverState/callFailed.ts';
import { isLastPage, readPages, rowsPerPage } from '#shared/serverState/readPages.ts';
import { accountKey, traderKey } from '#shared/serverState/traderKeys.ts';
import type { PastOrder } from './pastOrder';

type Client = Pick<ExchangeClient, 'history'>;
type WireFill = Answered<'orderFills'>['data'][number];

/** A step in which an order was filled. */
export interface Fill {
  key: string;
  at: string;
  price: DecimalText;
  amount: DecimalText;
  total: DecimalText;
  fee: DecimalText;
  received: DecimalText;
  role: WireFill['role'];
}

const figure = (value: unknown): DecimalText => readWire(value) ?? '0';

export const readFill = ({ tradeId, filledAt, role, ...wire }: WireFill): Fill => ({
  key: String(tradeId),
  at: filledAt,
  price: figure(wire.price),
  amount: figure(wire.amount),
  total: figure(wire.total),
  fee: figure(wire.fee),
  received: figure(wire.received),
  role,
});

const readFillPage =
  (client: Client, orderId: string, signal: AbortSignal, limit = rowsPerPage) =>
  async (page: number) => {
    const { data, count } = unwrap(await client.history.orderFills({ order_id: orderId, page, limit }, { signal }));
    return { rows: data.map(readFill), isLast: isLastPage(data.length, count) };
  };

const fillsKey = (userId: string, orderId: string): QueryKey => [...accountKey(userId), 'fills', orderId];

/** First fill first. Reloaded with everything else a trade changes. */
export const fillsQuery = (client: Client, userId: string, orderId: string) =>
  queryOptions({
    queryKey: fillsKey(userId, orderId),
    queryFn: ({ signal }): Promise<readonly Fill[]> => readPages({ readPage: readFillPage(client, orderId, signal) }),
  });

const offeredKey = (userId: string): QueryKey => [...traderKey(userId), 'fills offered'];

/** Whether the server lists fills, found out with one order. */
export const fillsOfferedQuery = (client: Client, userId: string, orderId: string) =>
  queryOptions({
    queryKey: offeredKey(userId),
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<boolean> => {
      try {
        await readFillPage(client, orderId, signal, 1)(1);
        return true;
      } catch (error) {
        if (error instanceof CallFailed && error.failure.code === 'not-built') return false;
        throw error;
      }
    },
  });

/** A trade with the OTC desk is one, and an order that wasn't filled has none. */
export const canHaveFills = ({ averagePrice, orderId, tradeType }: PastOrder): boolean =>
  averagePrice !== undefined && orderId !== undefined && tradeType !== 'otc';
