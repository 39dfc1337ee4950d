import { isFailure, type Result } from '@exchange/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided';
import { bug, failed, failureIn, unexpected, type Bug, type Failed } from '../emitted';

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
  guards: { hasFailed: (_, result: Result<unknown>) => isFailure(result) },
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
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'tellFailure', params: ({ event }) => failureIn(event.output) },
          },
          { target: 'linkMailed', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'reportBug', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: unexpected },
          ],
        },
      },
    },
    linkMailed: { on: { 'again.requested': 'editing' } },
  },
});
