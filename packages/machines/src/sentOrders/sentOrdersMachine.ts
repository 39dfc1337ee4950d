import { isUnconfirmed, type Failure, type Result } from '@exchange/domain';
import { assign, emit, enqueueActions, fromPromise, setup, stopChild } from 'xstate';
import { onAnswer, withAnswer } from '../calls';
import { onChildAnswers, type ChildAnswer, type ChildEvent } from '../childAnswers';
import { notProvided } from '../notProvided';
import type { IntendedOrder } from '../orderEntry/orderEntryRules';
import type { Placed } from '../orderEntry/orderEntrySetup';
import { pauseBeforeLook } from '../pauseBeforeLook';
import { bug, failureIn, type Bug } from '../emitted';
import {
  afterRecalling,
  afterSending,
  foundAmong,
  nothingSent,
  sentOrder,
  unconfirmedOrders,
  withoutOrder,
  withState,
  type SentOrders,
} from './sentOrdersRules';

export type SentOrdersEvent =
  | { type: 'order.sent'; order: IntendedOrder }
  /** Accepted or refused, as its own form reports. */
  | { type: 'order.answered'; clientOrderId: string }
  | { type: 'order.unanswered'; clientOrderId: string }
  /** Sent before the page was closed, without a response. */
  | { type: 'orders.recalled'; orders: readonly IntendedOrder[] }
  | { type: 'look.requested' }
  | { type: 'resend.requested'; clientOrderId: string }
  /** The trader has checked the outcome. */
  | { type: 'order.dismissed'; clientOrderId: string };

export type SentOrdersEmitted =
  /** It was found among the trader's open orders. */
  | { type: 'order.found'; order: IntendedOrder }
  | { type: 'order.accepted'; order: IntendedOrder; message: string }
  | { type: 'order.refused'; order: IntendedOrder; failure: Failure }
  | { type: 'order.stillUnconfirmed'; order: IntendedOrder; failure: Failure }
  | Bug;

/** The client order ids of all open orders. */
export type OpenOrderIds = Result<readonly string[]>;

const lookId = 'look';

/**
 * Keeps every order from sending until its outcome is known. An order without a response is looked up among the open
 * orders until it is found, is sent again, or the trader has checked it.
 */
export const sentOrdersMachine = setup({
  types: {
    context: {} as SentOrders,
    events: {} as SentOrdersEvent | ChildEvent<Placed>,
    emitted: {} as SentOrdersEmitted,
  },
  actors: {
    loadOpenOrderIds: fromPromise<OpenOrderIds>(async () => notProvided('loadOpenOrderIds')),
    placeOrder: fromPromise<Placed, IntendedOrder>(async () => notProvided('placeOrder')),
  },
  delays: { pauseBeforeLook: ({ context }) => pauseBeforeLook(context) },
  guards: {
    hasUnconfirmed: ({ context }) => unconfirmedOrders(context).length > 0,
    hasNone: ({ context }) => unconfirmedOrders(context).length === 0,
    isUnconfirmed: ({ context }, clientOrderId: string) => sentOrder(context, clientOrderId)?.state === 'unconfirmed',
  },
  actions: {
    keepSent: assign({ orders: ({ context }, order: IntendedOrder) => afterSending(context, order) }),
    keepRecalled: assign({
      orders: ({ context }, orders: readonly IntendedOrder[]) => afterRecalling(context, orders),
    }),
    markUnconfirmed: assign({
      orders: ({ context }, clientOrderId: string) => withState(context, { clientOrderId, state: 'unconfirmed' }),
      looks: 0,
    }),
    forget: assign({ orders: ({ context }, clientOrderId: string) => withoutOrder(context, clientOrderId) }),
    resend: enqueueActions(({ context, enqueue }, clientOrderId: string) => {
      const input = sentOrder(context, clientOrderId)?.order ?? notProvided('order');
      enqueue.spawnChild('placeOrder', { id: clientOrderId, input });
      enqueue.assign({ orders: withState(context, { clientOrderId, state: 'resending' }) });
    }),
    takeFound: enqueueActions(({ context, enqueue }, found: OpenOrderIds) => {
      const orders = foundAmong(context, found.data ?? []).map(({ order }) => order);
      for (const order of orders) {
        enqueue.emit({ type: 'order.found', order });
        enqueue(stopChild(order.clientOrderId));
      }
      enqueue.assign({
        orders: context.orders.filter(({ order }) => !orders.includes(order)),
        looks: context.looks + 1,
        lookFailure: found.error,
      });
    }),
    takeAnswer: enqueueActions(({ context, enqueue }, { id: clientOrderId, result }: ChildAnswer<Placed>) => {
      const order = sentOrder(context, clientOrderId)?.order;
      enqueue(stopChild(clientOrderId));
      if (order === undefined) return;
      const isStillUnconfirmed = isUnconfirmed(result);
      if (result.data) enqueue.emit({ type: 'order.accepted', order, message: result.data.message });
      else if (isStillUnconfirmed) enqueue.emit({ type: 'order.stillUnconfirmed', order, failure: failureIn(result) });
      else enqueue.emit({ type: 'order.refused', order, failure: failureIn(result) });
      enqueue.assign({
        orders: isStillUnconfirmed
          ? withState(context, { clientOrderId, state: 'unconfirmed' })
          : withoutOrder(context, clientOrderId),
      });
    }),
    reportBug: emit(bug),
  },
}).createMachine({
  id: 'sentOrders',
  context: nothingSent,
  initial: 'idle',
  on: {
    'order.sent': { actions: { type: 'keepSent', params: ({ event }) => event.order } },
    'order.answered': { actions: { type: 'forget', params: ({ event }) => event.clientOrderId } },
    'order.dismissed': { actions: { type: 'forget', params: ({ event }) => event.clientOrderId } },
    'order.unanswered': {
      target: '.looking',
      reenter: true,
      actions: { type: 'markUnconfirmed', params: ({ event }) => event.clientOrderId },
    },
    'orders.recalled': {
      target: '.looking',
      reenter: true,
      actions: { type: 'keepRecalled', params: ({ event }) => event.orders },
    },
    'resend.requested': {
      guard: { type: 'isUnconfirmed', params: ({ event }) => event.clientOrderId },
      actions: { type: 'resend', params: ({ event }) => event.clientOrderId },
    },
    ...onChildAnswers<Placed>(),
  },
  states: {
    idle: {},
    looking: {
      tags: 'busy',
      always: { guard: 'hasNone', target: 'idle' },
      invoke: {
        id: lookId,
        src: 'loadOpenOrderIds',
        ...onAnswer({ target: 'waiting', actions: withAnswer('takeFound') }),
      },
    },
    waiting: {
      always: { guard: 'hasNone', target: 'idle' },
      after: { pauseBeforeLook: 'looking' },
      on: { 'look.requested': 'looking' },
    },
  },
});
