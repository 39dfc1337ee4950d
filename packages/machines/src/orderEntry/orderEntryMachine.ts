import type { Failure } from '@exchange/domain';
import { failureIn } from '../notices';
import { notProvided } from '../notProvided';
import { newEntry } from './orderEntryRules';
import { orderEntrySetup, orderIn, unsettledIn, type OrderEntryContext, type Placed } from './orderEntrySetup';

const answer = ({ event }: { event: { output: Placed } }): Placed => event.output;

const answeredFailure = ({ event }: { event: { output: Placed } }): Failure => failureIn(event.output);

const keptFailure = ({ context: { failure } }: { context: OrderEntryContext }): Failure =>
  failure ?? notProvided('failure');

/** Nothing is known to be wrong, or what is wrong is over as soon as the figures change. */
const settled = orderEntrySetup.createStateConfig({
  initial: 'editing',
  on: {
    'form.typed': {
      target: '.editing',
      actions: [{ type: 'keepTyped', params: ({ event }) => event.form }, 'forgetFailure'],
    },
    'filled.fromRow': {
      target: '.editing',
      actions: [{ type: 'fillFromRow', params: ({ event }) => event.level }, 'forgetFailure'],
    },
    'filled.price': {
      target: '.editing',
      actions: [{ type: 'fillPrice', params: ({ event }) => event.price }, 'forgetFailure'],
    },
    'filled.byPercent': [
      {
        guard: { type: 'isPlaceable', params: ({ event }) => event },
        target: '.editing',
        actions: [{ type: 'fillByPercent', params: ({ event }) => event }, 'forgetFailure'],
      },
      { actions: { type: 'tellReason', params: ({ event }) => event } },
    ],
    'order.recalled': {
      guard: { type: 'isOfPair', params: ({ event }) => event.order.pair },
      target: 'unsure',
      actions: { type: 'keepUnsettled', params: ({ event }) => event.order },
    },
  },
  states: { editing: {}, accepted: {}, refused: {} },
});

/** An order is out, and nobody knows what became of it: whatever is typed, it is not forgotten. */
const unsure = orderEntrySetup.createStateConfig({
  on: {
    'form.typed': { actions: { type: 'keepTyped', params: ({ event }) => event.form } },
    'filled.fromRow': { actions: { type: 'fillFromRow', params: ({ event }) => event.level } },
    'filled.price': { actions: { type: 'fillPrice', params: ({ event }) => event.price } },
    'filled.byPercent': [
      {
        guard: { type: 'isPlaceable', params: ({ event }) => event },
        actions: { type: 'fillByPercent', params: ({ event }) => event },
      },
      { actions: { type: 'tellReason', params: ({ event }) => event } },
    ],
    'retry.requested': {
      target: '#orderEntry.submitting',
      actions: { type: 'sendUnsettledAgain', params: unsettledIn },
    },
    'order.found': {
      guard: { type: 'isUnsettled', params: ({ event }) => event.clientOrderId },
      target: 'settled.accepted',
      actions: [
        { type: 'clearOrdered', params: unsettledIn },
        'tellFound',
        { type: 'tellAccepted', params: unsettledIn },
        'forgetUnsettled',
      ],
    },
    'unsettled.dismissed': { target: 'settled', actions: 'forgetUnsettled' },
    'form.opened': { guard: { type: 'isOfPair', params: ({ event }) => event.pair } },
  },
});

/** Asks before an order is sent that may not be meant. */
const confirming = orderEntrySetup.createStateConfig({
  on: {
    'order.confirmed': { target: 'submitting', actions: 'forgetUnsettled' },
    'order.declined': [
      { guard: 'hasUnsettled', target: 'open.unsure', actions: 'forgetOrder' },
      { target: 'open', actions: 'forgetOrder' },
    ],
    'form.opened': {
      guard: { type: 'isUnsettledOfPair', params: ({ event }) => event.pair },
      target: 'open.unsure',
      actions: 'forgetOrder',
    },
    'order.found': {
      guard: { type: 'isUnsettled', params: ({ event }) => event.clientOrderId },
      actions: ['tellFound', { type: 'tellAccepted', params: unsettledIn }, 'forgetUnsettled'],
    },
  },
});

const submitting = orderEntrySetup.createStateConfig({
  tags: 'busy',
  entry: 'startAwaiting',
  initial: 'waiting',
  on: {
    'pair.changed': { actions: { type: 'begin', params: ({ event }) => event } },
    'form.opened': [
      { guard: { type: 'isOfPair', params: ({ event }) => event.pair } },
      { actions: { type: 'begin', params: ({ event }) => event } },
    ],
    'order.found': {
      guard: { type: 'isOnItsWay', params: ({ event }) => event.clientOrderId },
      actions: 'markFound',
    },
  },
  states: {
    waiting: {
      invoke: {
        src: 'placeOrder',
        input: orderIn,
        onDone: [
          {
            guard: { type: 'hasWorked', params: answer },
            target: '#orderEntry.open.settled.accepted',
            actions: [
              { type: 'clearOrdered', params: orderIn },
              { type: 'tellMessage', params: answer },
              { type: 'tellAccepted', params: orderIn },
              'forgetUnsettled',
              'forgetOrder',
            ],
          },
          {
            guard: { type: 'isUnanswered', params: answer },
            target: 'unanswered',
            actions: { type: 'keepFailure', params: answeredFailure },
          },
          {
            guard: 'hasLeftPair',
            target: '#orderEntry.open',
            actions: [
              { type: 'tellFailure', params: answeredFailure },
              { type: 'tellRefused', params: orderIn },
              'forgetOrder',
            ],
          },
          {
            target: '#orderEntry.open.settled.refused',
            actions: [
              { type: 'tellFailure', params: answeredFailure },
              { type: 'tellRefused', params: orderIn },
              'forgetUnsettled',
              'forgetOrder',
              { type: 'keepFailure', params: answeredFailure },
            ],
          },
        ],
        onError: {
          target: 'unanswered',
          actions: [
            { type: 'reportBug', params: ({ event }) => ({ error: event.error }) },
            { type: 'keepFailure', params: { code: 'unexpected' } },
          ],
        },
      },
    },
    unanswered: {
      always: [
        {
          guard: 'isFound',
          target: '#orderEntry.open.settled.accepted',
          actions: [
            { type: 'clearOrdered', params: orderIn },
            'tellFound',
            { type: 'tellAccepted', params: orderIn },
            'forgetUnsettled',
            'forgetOrder',
          ],
        },
        {
          guard: 'hasLeftPair',
          target: '#orderEntry.open',
          actions: [
            { type: 'tellFailure', params: keptFailure },
            { type: 'tellUnsettled', params: orderIn },
            'forgetOrder',
            'forgetFailure',
          ],
        },
        {
          target: '#orderEntry.open.unsure',
          actions: [
            { type: 'tellFailure', params: keptFailure },
            { type: 'tellUnsettled', params: orderIn },
            { type: 'keepUnsettled', params: orderIn },
          ],
        },
      ],
    },
  },
});

/**
 * One side of the order form, from what is typed to what became of it. An order gets its id once and keeps it until the
 * exchange has said what became of it, so that no second click and no second try makes it two.
 */
export const orderEntryMachine = orderEntrySetup.createMachine({
  id: 'orderEntry',
  context: ({ input: { pair, side, price, newId } }) => ({
    ...newEntry({ pair, price }, side),
    offered: price,
    order: undefined,
    question: undefined,
    unsettled: undefined,
    isFound: false,
    failure: undefined,
    newId,
  }),
  initial: 'open',
  on: {
    refilled: { actions: { type: 'keepOffered', params: ({ event }) => event.price } },
    'form.opened': {
      target: '.open',
      actions: [{ type: 'begin', params: ({ event }) => event }, 'forgetOrder'],
    },
    'pair.changed': {
      target: '.open',
      actions: [{ type: 'begin', params: ({ event }) => event }, 'forgetOrder'],
    },
    'trader.left': { target: '.open', actions: 'forgetTrader' },
  },
  states: {
    open: {
      initial: 'settled',
      on: {
        refilled: {
          guard: 'isUntouched',
          actions: [
            { type: 'keepOffered', params: ({ event }) => event.price },
            { type: 'refill', params: ({ event }) => event.price },
          ],
        },
        'order.submitted': [
          {
            guard: { type: 'isQuestionable', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'keepOrder', params: ({ event }) => event },
          },
          { target: 'submitting', actions: { type: 'keepOrder', params: ({ event }) => event } },
        ],
      },
      states: { settled, unsure },
    },
    confirming,
    submitting,
  },
});
