import { onAnswer, otherwise, when, withAnswer, withFailure } from '../calls';
import { newEntry } from './orderEntryRules';
import { orderEntrySetup, orderIn } from './orderEntrySetup';

/** Typing or filling in anything clears the last refusal. */
const open = orderEntrySetup.createStateConfig({
  entry: 'forgetOrder',
  initial: 'editing',
  on: {
    refilled: {
      guard: 'takesOffered',
      actions: { type: 'refill', params: ({ event }) => event.price },
    },
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
    'order.placed': { actions: { type: 'clearOrdered', params: ({ event }) => event.order } },
    'order.submitted': [
      {
        guard: { type: 'isQuestionable', params: ({ event }) => event },
        target: 'confirming',
        actions: { type: 'keepOrder', params: ({ event }) => event },
      },
      { target: 'submitting', actions: { type: 'keepOrder', params: ({ event }) => event } },
    ],
  },
  states: { editing: {}, accepted: {}, refused: {}, unconfirmed: {} },
});

/** Asks for confirmation before sending an order that may be a mistake. */
const confirming = orderEntrySetup.createStateConfig({
  on: {
    'order.confirmed': 'submitting',
    'order.declined': 'open',
  },
});

const submitting = orderEntrySetup.createStateConfig({
  tags: 'busy',
  entry: ['startSending', 'tellSent'],
  on: {
    'pair.changed': { actions: { type: 'begin', params: ({ event }) => event } },
    'form.opened': [
      { guard: { type: 'isOfPair', params: ({ event }) => event.pair } },
      { actions: { type: 'begin', params: ({ event }) => event } },
    ],
  },
  invoke: {
    src: 'placeOrder',
    input: orderIn,
    ...onAnswer(
      when('hasWorked', {
        target: 'open.accepted',
        actions: [{ type: 'clearOrdered', params: orderIn }, withAnswer('tellAccepted')],
      }),
      when('isUnconfirmed', { target: 'open.unconfirmed', actions: withFailure('tellUnconfirmed') }),
      { guard: 'hasLeftPair', target: 'open', actions: withFailure('tellRefused') },
      otherwise({ target: 'open.refused', actions: withFailure('tellRefused', 'keepFailure') }),
    ),
  },
});

/**
 * One side of the order form, from typing to the outcome. Each order gets one id. If an order with the same values is
 * unconfirmed, submitting again uses that order's id, so that it stays one order.
 */
export const orderEntryMachine = orderEntrySetup.createMachine({
  id: 'orderEntry',
  context: ({ input: { pair, side, price, newId } }) => ({
    ...newEntry({ pair, price }, side),
    order: undefined,
    question: undefined,
    failure: undefined,
    newId,
  }),
  initial: 'open',
  on: {
    'form.opened': { target: '.open', actions: { type: 'begin', params: ({ event }) => event } },
    'pair.changed': { target: '.open', actions: { type: 'begin', params: ({ event }) => event } },
  },
  states: { open, confirming, submitting },
});
