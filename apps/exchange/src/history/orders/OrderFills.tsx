import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rowsState } from '#shared/serverState/loadedState.ts';
import { useTraderList } from '#shared/serverState/useTraderList.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { canHaveFills, fillsOfferedQuery, fillsQuery } from './fills';
import { FillsTable } from './FillsTable';
import type { PastOrder } from './pastOrder';

const OrderFills = ({ order, orderId }: { order: PastOrder; orderId: string }) => {
  const { client } = useServices();
  const fills = useTraderList({ query: (userId) => fillsQuery(client, userId, orderId) });
  return <FillsTable order={order} state={rowsState(fills, fills.rows, { expected: 1 })} isStale={fills.isStale} />;
};

const renderFills = (order: PastOrder): ReactNode =>
  order.orderId === undefined ? null : <OrderFills order={order} orderId={order.orderId} />;

/** What an order unfolds to; undefined until the server is known to list fills. */
export const useFills = (orders: readonly PastOrder[] | undefined): ((order: PastOrder) => ReactNode) | undefined => {
  const { client } = useServices();
  const { trader } = useSession();
  const one = orders?.find(canHaveFills)?.orderId;
  const { data: isOffered = false } = useQuery({
    ...fillsOfferedQuery(client, trader?.uniqueId ?? '', one ?? ''),
    enabled: trader !== undefined && one !== undefined,
  });
  return isOffered ? renderFills : undefined;
};
