import { failureText, listSizes } from '@exchange/domain';
import { cancelProgress, cancelState, type Cancelling } from '@exchange/machines';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useRunningApp } from '../../shared/services/keep';
import { ordersGone, type CancellingAll, type OrderCancelling } from './cancelling';
import { orderWords, type OpenOrder } from './openOrder';
import { orderCancellingOf } from './orderCancellings';

interface CancellingOptions {
  userId: string;
  orders: readonly OpenOrder[] | undefined;
}

const phases = { cancellingAll: 'running', stopping: 'stopping', summed: 'over' } as const;

const cancellingAll = (
  phase: CancellingAll['phase'],
  context: Cancelling,
  orders: readonly OpenOrder[],
): CancellingAll => {
  const progress = cancelProgress(context);
  const failed = progress.failed.map(({ orderId, failure }) => {
    const order = orders.find(({ id }) => id === orderId);
    return {
      id: orderId,
      order: order === undefined ? orderId : orderWords(order),
      reason: failureText(failure, 'cancelOrder'),
    };
  });
  return { ...progress, phase, failed };
};

const nothing: readonly OpenOrder[] = [];

/** Cancels orders of the trader, and keeps the list of them true. */
export const useCancelling = ({ userId, orders = nothing }: CancellingOptions): OrderCancelling => {
  const app = useRunningApp();
  const [actor] = useState(() => orderCancellingOf(app, userId));
  const { context, value } = useSelector(actor, (snapshot) => snapshot);

  const listed = useRef<readonly string[]>([]);
  useEffect(() => {
    const now = orders.map(({ id }) => id);
    for (const orderId of ordersGone(listed.current, now, listSizes.openOrders))
      actor.send({ type: 'order.closed', orderId });
    listed.current = now;
  }, [orders, actor]);

  return useMemo(
    () => ({
      stateOf: (orderId) => cancelState(context, orderId),
      all: value === 'idle' ? undefined : cancellingAll(phases[value], context, orders),
      onCancel: (orderId) => actor.send({ type: 'cancel.requested', orderId }),
      onCancelAll: (orderIds) => actor.send({ type: 'cancelAll.requested', orderIds }),
      onStop: () => actor.send({ type: 'cancelAll.stopped' }),
      onDismiss: () => actor.send({ type: 'summary.dismissed' }),
    }),
    [context, value, orders, actor],
  );
};
