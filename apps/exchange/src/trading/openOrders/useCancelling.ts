import { failureText, listSizes } from '@exchange/domain';
import { cancelProgress, cancelState, type Cancelling } from '@exchange/machines';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useFlow } from '#shared/services/keepFlow.ts';
import { ordersGone, type CancellingAll, type OrderCancelling } from './cancelling';
import { cancellingFlow } from './cancellingFlow';
import { orderWords, type OpenOrder } from './openOrder';

interface CancellingOptions {
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

/** Cancels the trader's orders, and keeps the list of them correct. */
export const useCancelling = ({ orders = nothing }: CancellingOptions): OrderCancelling => {
  const actor = useFlow(cancellingFlow);
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
