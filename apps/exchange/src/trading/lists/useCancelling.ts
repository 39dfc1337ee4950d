import { failureText, isFailure, listSizes } from '@exchange/domain';
import {
  cancelProgress,
  cancelState,
  orderCancellingMachine,
  type Cancelled,
  type Cancelling,
} from '@exchange/machines';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { reportError } from '../../shared/errors/reportError';
import { useServices } from '../../shared/services/services';
import { ordersGone, type CancellingAll, type OrderCancelling } from './cancelling';
import { orderWords, type OpenOrder } from './openOrder';
import { closeOrder } from './queries';
import { useRefreshTrader } from './useTraderRefresh';

interface CancellingOptions {
  userId: string;
  orders: readonly OpenOrder[] | undefined;
}

/** The machine with the exchange behind it. What was sent is awaited even when nobody looks any more. */
const useCancelMachine = (userId: string) => {
  const { client } = useServices();
  return useMemo(
    () =>
      orderCancellingMachine.provide({
        actors: {
          cancelOrder: fromPromise<Cancelled, { orderId: string }>(async ({ input: { orderId } }) => {
            const answer = await client.trading.cancelOrder({ user_id: userId, trade_order_id: orderId });
            return isFailure(answer) ? answer : { data: { message: answer.data.message } };
          }),
        },
      }),
    [client, userId],
  );
};

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
  const { toasts } = useServices();
  const queries = useQueryClient();
  const refresh = useRefreshTrader();
  const [{ context, value }, send, actor] = useMachine(useCancelMachine(userId));

  useEffect(() => {
    const hearings = [
      actor.on('notice', ({ tone, text }) => toasts.toast({ tone, text })),
      actor.on('bug', ({ error }) => reportError(error)),
      actor.on('order.cancelled', ({ orderId }) => {
        closeOrder({ queries, userId }, orderId);
        refresh();
      }),
      actor.on('order.unsettled', refresh),
    ];
    return () => {
      for (const hearing of hearings) hearing.unsubscribe();
    };
  }, [actor, toasts, queries, userId, refresh]);

  const listed = useRef<readonly string[]>([]);
  useEffect(() => {
    const now = orders.map(({ id }) => id);
    for (const orderId of ordersGone(listed.current, now, listSizes.openOrders))
      send({ type: 'order.closed', orderId });
    listed.current = now;
  }, [orders, send]);

  return useMemo(
    () => ({
      stateOf: (orderId) => cancelState(context, orderId),
      all: value === 'idle' ? undefined : cancellingAll(phases[value], context, orders),
      onCancel: (orderId) => send({ type: 'cancel.requested', orderId }),
      onCancelAll: (orderIds) => send({ type: 'cancelAll.requested', orderIds }),
      onStop: () => send({ type: 'cancelAll.stopped' }),
      onDismiss: () => send({ type: 'summary.dismissed' }),
    }),
    [context, value, orders, send],
  );
};
