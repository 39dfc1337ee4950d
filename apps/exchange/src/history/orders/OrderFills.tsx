import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rowsState } from '#shared/serverState/loadedState.ts';
import { useLoaded } from '#shared/serverState/useLoaded.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { canHaveFills, fillsOfferedQuery, fillsQuery } from './fills';
import { FillsTable } from './FillsTable';
import type { PastOrder } from './pastOrder';

const OrderFills = ({ order, orderId }: { order: PastOrder; orderId: string }) => {
  const { client } = useServices();
  const userId = useSession().trader?.uniqueId ?? '';
  const loaded = useLoaded(fillsQuery(client, userId, orderId));
  return <FillsTable order={order} state={rowsState(loaded, loaded.data, { expected: 1 })} />;
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
