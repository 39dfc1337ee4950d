import { assign, emit, enqueueActions, fromPromise, setup, stopChild } from 'xstate';
import { onChildAnswers, type ChildAnswer, type ChildEvent } from '../childAnswers';
import { notProvided } from '../notProvided';
import { bug, type Bug } from '../emitted';
import {
  afterAnswer,
  afterAsking,
  afterClosing,
  afterSending,
  afterStopping,
  cancelAllOf,
  cancelProgress,
  cancelState,
  hasRoomForNext,
  isAllDone,
  newsOf,
  nothingToCancel,
  type Cancelled,
  type Cancelling,
  type CancelNews,
  type CancelProgress,
} from './orderCancellingRules';

export type OrderCancellingEvent =
  | { type: 'cancel.requested'; orderId: string }
  | { type: 'order.closed'; orderId: string }
  | { type: 'cancelAll.requested'; orderIds: readonly string[] }
  | { type: 'cancelAll.stopped' }
  | { type: 'summary.dismissed' };

export type OrderCancellingEmitted = CancelNews | { type: 'cancelAll.ended'; progress: CancelProgress } | Bug;

/**
 * Cancels open orders: single ones in parallel, and all of them together, a few at a time. If a cancel fails, the order
 * stays open, can be cancelled again, and doesn't hold up the others.
 */
export const orderCancellingMachine = setup({
  types: {
    context: {} as Cancelling,
    events: {} as OrderCancellingEvent | ChildEvent<Cancelled>,
    emitted: {} as OrderCancellingEmitted,
  },
  actors: { cancelOrder: fromPromise<Cancelled, { orderId: string }>(async () => notProvided('cancelOrder')) },
  guards: {
    canBeAsked: ({ context }, orderId: string) => cancelState(context, orderId) !== 'cancelling',
    hasAny: (_, orderIds: readonly string[]) => orderIds.length > 0,
    hasRoomForNext: ({ context }) => hasRoomForNext(context),
    isAllDone: ({ context }) => isAllDone(context),
  },
  actions: {
    ask: enqueueActions(({ context, enqueue }, orderId: string) => {
      enqueue.spawnChild('cancelOrder', { id: orderId, input: { orderId } });
      enqueue.assign(afterAsking(context, orderId));
    }),
    sendNext: enqueueActions(({ context, enqueue }) => {
      const [orderId = notProvided('order')] = context.waiting;
      enqueue.spawnChild('cancelOrder', { id: orderId, input: { orderId } });
      enqueue.assign(afterSending(context, orderId));
    }),
    startAll: assign(({ context }, orderIds: readonly string[]) => cancelAllOf(context, orderIds)),
    stopSending: assign(({ context }) => afterStopping(context)),
    forgetAll: assign({ all: [], left: [] }),
    keepClosed: assign(({ context }, orderId: string) => afterClosing(context, orderId)),
    takeAnswer: enqueueActions(({ context, enqueue }, answer: ChildAnswer<Cancelled>) => {
      for (const news of newsOf(context, answer)) enqueue.emit(news);
      enqueue.assign(afterAnswer(context, answer));
      enqueue(stopChild(answer.id));
    }),
    tellEnded: emit(({ context }) => ({ type: 'cancelAll.ended' as const, progress: cancelProgress(context) })),
    reportBug: emit(bug),
  },
}).createMachine({
  id: 'orderCancelling',
  context: nothingToCancel,
  initial: 'idle',
  on: {
    'cancel.requested': {
      guard: { type: 'canBeAsked', params: ({ event }) => event.orderId },
      actions: { type: 'ask', params: ({ event }) => event.orderId },
    },
    'order.closed': { actions: { type: 'keepClosed', params: ({ event }) => event.orderId } },
    ...onChildAnswers<Cancelled>(),
  },
  states: {
    idle: {
      on: {
        'cancelAll.requested': {
          guard: { type: 'hasAny', params: ({ event }) => event.orderIds },
          target: 'cancellingAll',
          actions: { type: 'startAll', params: ({ event }) => event.orderIds },
        },
      },
    },
    cancellingAll: {
      tags: 'busy',
      always: [
        { guard: 'hasRoomForNext', actions: 'sendNext' },
        { guard: 'isAllDone', target: 'summed' },
      ],
      on: { 'cancelAll.stopped': { target: 'stopping', actions: 'stopSending' } },
    },
    stopping: {
      tags: 'busy',
      always: { guard: 'isAllDone', target: 'summed' },
    },
    summed: {
      entry: 'tellEnded',
      on: {
        'cancelAll.requested': {
          guard: { type: 'hasAny', params: ({ event }) => event.orderIds },
          target: 'cancellingAll',
          actions: { type: 'startAll', params: ({ event }) => event.orderIds },
        },
        'summary.dismissed': { target: 'idle', actions: 'forgetAll' },
      },
    },
  },
});
