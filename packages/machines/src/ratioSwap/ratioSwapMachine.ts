import type { Failure } from '@exchange/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { answerGuards, onAnswer, otherwise, when, withAnswer, withFailure } from '../calls';
import { notProvided } from '../notProvided';
import { lookAgain, pauseBeforeLook } from '../looking';
import { bug, type Bug } from '../emitted';
import {
  afterChecking,
  afterRefusal,
  afterSuccess,
  filledInAgain,
  untouched,
  type IntendedRatioSwap,
  type RatioSwapContext,
  type RatioSwapLookup,
  type RatioSwapSent,
  type SentRatioSwap,
  type TypedSwap,
} from './ratioSwapRules';

export type RatioSwapEvent =
  | { type: 'form.typed'; typed: TypedSwap }
  | { type: 'swap.submitted'; id: string }
  /** Fill in the refused request again. */
  | { type: 'refused.restored' }
  /** Sent before the page was closed, without a response. */
  | { type: 'swap.recalled'; sent: SentRatioSwap }
  | { type: 'look.requested' }
  /** The trader has checked that it did not go through. */
  | { type: 'look.confirmed' };

export type RatioSwapEmitted =
  | { type: 'swap.accepted'; message: string }
  | { type: 'swap.refused'; failure: Failure }
  | { type: 'swap.unconfirmed'; failure: Failure }
  /** A request without a response was found in the list. */
  | { type: 'swap.found' }
  | Bug;

const sentIn = ({ context }: { context: RatioSwapContext }): SentRatioSwap => context.sent ?? notProvided('sent');

/**
 * Sends a ratio swap request. The form is cleared either way; a refused request can be filled in again. A request
 * without a response is looked up in the list until it turns up there or the trader has checked it. Until then, nothing
 * else is sent.
 */
export const ratioSwapMachine = setup({
  types: {
    context: {} as RatioSwapContext,
    events: {} as RatioSwapEvent,
    emitted: {} as RatioSwapEmitted,
  },
  actors: {
    submit: fromPromise<RatioSwapSent, IntendedRatioSwap>(async () => notProvided('submit')),
    lookUp: fromPromise<RatioSwapLookup, SentRatioSwap>(async () => notProvided('lookUp')),
  },
  delays: { pauseBeforeLook: ({ context }) => pauseBeforeLook(context) },
  guards: {
    ...answerGuards,
    isThere: (_, { data }: RatioSwapLookup) => data?.isThere === true,
    hasRefused: ({ context }) => context.refused !== undefined,
  },
  actions: {
    keepTyped: assign({ typed: (_, typed: TypedSwap) => typed }),
    keepSent: assign({ sent: (_, sent: SentRatioSwap) => sent, refused: undefined, looks: 0 }),
    noteSuccess: assign(({ context }) => afterSuccess(context)),
    noteRefusal: assign(({ context }, failure: Failure) => afterRefusal(context, failure)),
    noteChecked: assign(({ context }) => afterChecking(context)),
    fillInAgain: assign(({ context }) => filledInAgain(context)),
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
    tellAccepted: emit((_, { data }: RatioSwapSent) => ({
      type: 'swap.accepted' as const,
      message: data?.message ?? '',
    })),
    tellRefused: emit((_, failure: Failure) => ({ type: 'swap.refused' as const, failure })),
    tellUnconfirmed: emit((_, failure: Failure) => ({ type: 'swap.unconfirmed' as const, failure })),
    tellFound: emit({ type: 'swap.found' }),
    reportBug: emit(bug),
  },
}).createMachine({
  id: 'ratioSwap',
  context: untouched,
  initial: 'open',
  states: {
    open: {
      on: {
        'form.typed': { actions: { type: 'keepTyped', params: ({ event }) => event.typed } },
        'refused.restored': { guard: 'hasRefused', actions: 'fillInAgain' },
        'swap.recalled': {
          target: 'unconfirmed',
          actions: { type: 'keepSent', params: ({ event }) => event.sent },
        },
        'swap.submitted': {
          target: 'sending',
          actions: {
            type: 'keepSent',
            params: ({ context, event }) => ({ id: event.id, txHash: context.typed.txHash }),
          },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'submit',
        input: ({ context }) => ({ ...context.typed, ...sentIn({ context }) }),
        ...onAnswer(
          when('hasWorked', { target: 'open', actions: ['noteSuccess', withAnswer('tellAccepted')] }),
          when('isUnconfirmed', { target: 'unconfirmed', actions: withFailure('tellUnconfirmed') }),
          otherwise({ target: 'open', actions: withFailure('noteRefusal', 'tellRefused') }),
        ),
      },
    },
    unconfirmed: {
      initial: 'looking',
      on: { 'look.confirmed': { target: 'open', actions: 'noteChecked' } },
      states: {
        looking: {
          entry: 'countLook',
          invoke: {
            src: 'lookUp',
            input: sentIn,
            ...onAnswer(
              when('isThere', { target: '#ratioSwap.open', actions: ['noteSuccess', 'tellFound'] }),
              when('hasWorked', { target: 'missing' }),
              otherwise({ target: 'unseen' }),
            ),
          },
        },
        /** Not found in the list yet. */
        missing: lookAgain,
        /** The list couldn't be loaded. */
        unseen: lookAgain,
      },
    },
  },
});
