import { type Result } from '@exchange/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { answerGuards, onAnswer, otherwise, when, withAnswer, withFailure } from '../calls';
import { notProvided } from '../notProvided';
import { bug, failed, type Bug, type Failed } from '../emitted';

interface ForgotPasswordContext {
  email: string;
  /** The exchange's message, which is the same for known and unknown addresses. */
  answer: string;
}

export type ForgotPasswordEmitted = Failed | Bug;

export type ForgotPasswordEvent = { type: 'email.submitted'; email: string } | { type: 'again.requested' };

/** Requests an email with a link for choosing a new password. */
export const forgotPasswordMachine = setup({
  types: {
    context: {} as ForgotPasswordContext,
    events: {} as ForgotPasswordEvent,
    emitted: {} as ForgotPasswordEmitted,
  },
  actors: {
    requestLink: fromPromise<Result<{ message: string }>, { email: string }>(async () => notProvided('requestLink')),
  },
  guards: answerGuards,
  actions: {
    keepEmail: assign({ email: (_, email: string) => email }),
    keepAnswer: assign({ answer: (_, { data }: Result<{ message: string }>) => data?.message ?? '' }),
    tellFailure: emit(failed),
    reportBug: emit(bug),
  },
}).createMachine({
  id: 'forgotPassword',
  context: { email: '', answer: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'email.submitted': { target: 'sending', actions: { type: 'keepEmail', params: ({ event }) => event.email } },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'requestLink',
        input: ({ context: { email } }) => ({ email }),
        ...onAnswer(
          when('hasFailed', { target: 'editing', actions: withFailure('tellFailure') }),
          otherwise({ target: 'linkMailed', actions: withAnswer('keepAnswer') }),
        ),
      },
    },
    linkMailed: { on: { 'again.requested': 'editing' } },
  },
});
