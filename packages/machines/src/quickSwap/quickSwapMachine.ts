import type { DecimalText, Failure } from '@exchange/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { answerGuards, onAnswer, otherwise, when, withAnswer, withFailure } from '../calls';
import { notProvided } from '../notProvided';
import { bug, type Bug } from '../emitted';
import type { IntendedSwap, SeenBalance, SubmittedSwap, Swapped } from './quickSwapRules';

export interface QuickSwapInput {
  /** Creates a client order id that has never been used. */
  newId: () => string;
}

interface QuickSwapContext extends QuickSwapInput {
  /** The text in the field. */
  typed: string;
  /** The swap in progress, unconfirmed or last completed. */
  swap: IntendedSwap | undefined;
  /** Why the last swap was refused or got no response, or why the balance couldn't be loaded afterwards. */
  failure: Failure | undefined;
  /** Loaded after a swap without a response. */
  balanceNow: DecimalText | undefined;
}

export type QuickSwapEvent =
  /** The screen was opened again; an unsent draft isn't kept. */
  | { type: 'form.opened' }
  | { type: 'amount.typed'; text: string }
  | { type: 'swap.submitted'; swap: SubmittedSwap }
  /** Sent before the page was closed, without a response. */
  | { type: 'swap.recalled'; swap: IntendedSwap }
  | { type: 'look.requested' }
  | { type: 'look.confirmed' }
  /** The same swap, under its id. */
  | { type: 'resend.requested' };

export type QuickSwapEmitted =
  | { type: 'swap.accepted'; swap: IntendedSwap; message: string }
  | { type: 'swap.refused'; swap: IntendedSwap; failure: Failure }
  | { type: 'swap.unconfirmed'; swap: IntendedSwap; failure: Failure }
  | Bug;

const untouched: Omit<QuickSwapContext, 'newId'> = {
  typed: '',
  swap: undefined,
  failure: undefined,
  balanceNow: undefined,
};

const swapIn = ({ context }: { context: QuickSwapContext }): IntendedSwap => context.swap ?? notProvided('swap');

/**
 * Swaps one coin into another immediately. A server that knows ids carries out the same swap once, but not every server
 * does: one without a response is only sent again, or followed by another, once the trader has seen a newly loaded balance.
 */
export const quickSwapMachine = setup({
  types: {
    input: {} as QuickSwapInput,
    context: {} as QuickSwapContext,
    events: {} as QuickSwapEvent,
    emitted: {} as QuickSwapEmitted,
  },
  actors: {
    swap: fromPromise<Swapped, IntendedSwap>(async () => notProvided('swap')),
    loadBalance: fromPromise<SeenBalance>(async () => notProvided('loadBalance')),
  },
  guards: {
    ...answerGuards,
    hasId: ({ context }) => context.swap?.id !== undefined,
  },
  actions: {
    keepTyped: assign({ typed: (_, text: string) => text }),
    clearTyped: assign({ typed: '' }),
    keepSwap: assign({ swap: (_, swap: IntendedSwap) => swap }),
    keepNewSwap: assign({ swap: ({ context }, swap: SubmittedSwap) => ({ ...swap, id: context.newId() }) }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: undefined }),
    keepBalance: assign({ balanceNow: (_, { data }: SeenBalance) => data }),
    forgetBalance: assign({ balanceNow: undefined }),
    forgetAll: assign(untouched),
    tellAccepted: emit(({ context }, { data }: Swapped) => ({
      type: 'swap.accepted' as const,
      swap: swapIn({ context }),
      message: data?.message ?? '',
    })),
    tellRefused: emit(({ context }, failure: Failure) => ({
      type: 'swap.refused' as const,
      swap: swapIn({ context }),
      failure,
    })),
    tellUnconfirmed: emit(({ context }, failure: Failure) => ({
      type: 'swap.unconfirmed' as const,
      swap: swapIn({ context }),
      failure,
    })),
    reportBug: emit(bug),
  },
}).createMachine({
  id: 'quickSwap',
  context: ({ input: { newId } }) => ({ ...untouched, newId }),
  initial: 'open',
  states: {
    open: {
      initial: 'editing',
      on: {
        'form.opened': { target: '.editing', actions: 'forgetAll' },
        'swap.recalled': {
          target: 'unconfirmed',
          actions: { type: 'keepSwap', params: ({ event }) => event.swap },
        },
        'amount.typed': {
          target: '.editing',
          actions: [{ type: 'keepTyped', params: ({ event }) => event.text }, 'forgetFailure'],
        },
        'swap.submitted': { target: 'swapping', actions: { type: 'keepNewSwap', params: ({ event }) => event.swap } },
      },
      states: { editing: {}, swapped: {}, refused: {} },
    },
    swapping: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'swap',
        input: swapIn,
        ...onAnswer(
          when('hasWorked', { target: 'open.swapped', actions: ['clearTyped', withAnswer('tellAccepted')] }),
          when('isUnconfirmed', { target: 'unconfirmed', actions: withFailure('keepFailure', 'tellUnconfirmed') }),
          otherwise({ target: 'open.refused', actions: withFailure('keepFailure', 'tellRefused') }),
        ),
      },
    },
    unconfirmed: {
      initial: 'looking',
      entry: 'forgetBalance',
      states: {
        looking: {
          invoke: {
            src: 'loadBalance',
            ...onAnswer(
              when('hasWorked', { target: 'seen', actions: withAnswer('keepBalance') }),
              otherwise({ target: 'unseen', actions: withFailure('keepFailure') }),
            ),
          },
        },
        unseen: { on: { 'look.requested': 'looking' } },
        seen: {
          on: {
            'look.requested': 'looking',
            'look.confirmed': { target: '#quickSwap.open', actions: 'forgetFailure' },
            'resend.requested': { target: '#quickSwap.swapping', guard: 'hasId' },
          },
        },
      },
    },
  },
});
