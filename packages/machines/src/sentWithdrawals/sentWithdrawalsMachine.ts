import { assign, emit, enqueueActions, fromPromise, setup, stopChild } from 'xstate';
import { onChildAnswers, type ChildAnswer, type ChildEvent } from '../childAnswers';
import { notProvided } from '../notProvided';
import { pauseBeforeLook } from '../pauseBeforeLook';
import { bug, type Bug } from '../emitted';
import type { IntendedWithdrawal } from '../withdrawal/withdrawalRules';
import {
  afterLookup,
  afterRecalling,
  afterRefusal,
  afterSending,
  newsOf,
  nextToLookUp,
  nothingSent,
  unconfirmedWithdrawals,
  withState,
  without,
  type SentWithdrawals,
  type SentWithdrawalsNews,
  type WithdrawalLookup,
} from './sentWithdrawalsRules';

export type SentWithdrawalsEvent =
  | { type: 'withdrawal.sent'; withdrawal: IntendedWithdrawal }
  /** The exchange has it, as its own panel reports. */
  | { type: 'withdrawal.requested'; id: string }
  | { type: 'withdrawal.refused'; id: string }
  | { type: 'withdrawal.unanswered'; id: string }
  /** Sent before the page was closed, without a response. */
  | { type: 'withdrawals.recalled'; withdrawals: readonly IntendedWithdrawal[] }
  | { type: 'look.requested' }
  /** The trader has checked the outcome. */
  | { type: 'withdrawal.dismissed'; id: string };

export type SentWithdrawalsEmitted = SentWithdrawalsNews | Bug;

/**
 * Keeps every withdrawal from sending until its outcome is known. A withdrawal without a response is looked up in the
 * history by its id until it turns up there, or the trader has checked it. This machine never sends anything itself.
 */
export const sentWithdrawalsMachine = setup({
  types: {
    context: {} as SentWithdrawals,
    events: {} as SentWithdrawalsEvent | ChildEvent<WithdrawalLookup>,
    emitted: {} as SentWithdrawalsEmitted,
  },
  actors: {
    lookUpWithdrawal: fromPromise<WithdrawalLookup, IntendedWithdrawal>(async () => notProvided('lookUpWithdrawal')),
  },
  delays: { pauseBeforeLook: ({ context }) => pauseBeforeLook(context) },
  guards: {
    hasNone: ({ context }) => unconfirmedWithdrawals(context).length === 0,
    hasEveryAnswer: ({ context }) => context.lookingUp.length === 0,
  },
  actions: {
    keepSent: assign({
      withdrawals: ({ context }, withdrawal: IntendedWithdrawal) => afterSending(context, withdrawal),
    }),
    keepRecalled: assign({
      withdrawals: ({ context }, recalled: readonly IntendedWithdrawal[]) => afterRecalling(context, recalled),
    }),
    markUnconfirmed: assign({
      withdrawals: ({ context }, id: string) => withState(context, { id, state: 'unconfirmed' }),
      looks: 0,
    }),
    keepRefusal: assign({ withdrawals: ({ context }, id: string) => afterRefusal(context, id) }),
    forget: assign({ withdrawals: ({ context }, id: string) => without(context, id) }),
    lookUpAll: enqueueActions(({ context, enqueue }) => {
      const withdrawals = nextToLookUp(context);
      for (const input of withdrawals) enqueue.spawnChild('lookUpWithdrawal', { id: input.id, input });
      enqueue.assign({
        lookingUp: [...context.lookingUp, ...withdrawals.map(({ id }) => id)],
        looks: context.looks + 1,
      });
    }),
    takeAnswer: enqueueActions(({ context, enqueue }, answer: ChildAnswer<WithdrawalLookup>) => {
      for (const news of newsOf(context, answer)) enqueue.emit(news);
      enqueue.assign(afterLookup(context, answer));
      enqueue(stopChild(answer.id));
    }),
    reportBug: emit(bug),
  },
}).createMachine({
  id: 'sentWithdrawals',
  context: nothingSent,
  initial: 'idle',
  on: {
    'withdrawal.sent': { actions: { type: 'keepSent', params: ({ event }) => event.withdrawal } },
    'withdrawal.requested': { actions: { type: 'forget', params: ({ event }) => event.id } },
    'withdrawal.refused': { actions: { type: 'keepRefusal', params: ({ event }) => event.id } },
    'withdrawal.dismissed': { actions: { type: 'forget', params: ({ event }) => event.id } },
    'withdrawal.unanswered': {
      target: '.looking',
      reenter: true,
      actions: { type: 'markUnconfirmed', params: ({ event }) => event.id },
    },
    'withdrawals.recalled': {
      target: '.looking',
      reenter: true,
      actions: { type: 'keepRecalled', params: ({ event }) => event.withdrawals },
    },
    ...onChildAnswers<WithdrawalLookup>(),
  },
  states: {
    idle: {},
    looking: {
      tags: 'busy',
      entry: 'lookUpAll',
      always: [
        { guard: 'hasNone', target: 'idle' },
        { guard: 'hasEveryAnswer', target: 'waiting' },
      ],
    },
    waiting: {
      always: { guard: 'hasNone', target: 'idle' },
      after: { pauseBeforeLook: 'looking' },
      on: { 'look.requested': 'looking' },
    },
  },
});
