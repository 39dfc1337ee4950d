import { type Failure, type Result } from '@exchange/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { answerGuards, onAnswer, otherwise, when, withAnswer, withFailure } from '../calls';
import { notProvided } from '../notProvided';
import { bug, failed, type Bug, type Failed } from '../emitted';
import { isLinkRefused, type ChosenPassword } from './resetPasswordRules';

export interface ResetPasswordInput {
  /** From the emailed link. */
  token: string;
}

export type ResetPasswordEmitted = Failed | Bug | { type: 'password.changed'; message: string };

interface ResetPasswordContext extends ResetPasswordInput {
  chosen: ChosenPassword | undefined;
  failure: Failure | undefined;
}

/** Sets a new password with the token from an emailed link. */
export const resetPasswordMachine = setup({
  types: {
    input: {} as ResetPasswordInput,
    context: {} as ResetPasswordContext,
    events: {} as { type: 'password.submitted'; chosen: ChosenPassword },
    emitted: {} as ResetPasswordEmitted,
  },
  actors: {
    setPassword: fromPromise<Result<{ message: string }>, ResetPasswordInput & ChosenPassword>(async () =>
      notProvided('setPassword'),
    ),
  },
  guards: {
    isLinkRefused: (_, result: Result<unknown>) => isLinkRefused(result),
    ...answerGuards,
  },
  actions: {
    keepChosen: assign({ chosen: (_, chosen: ChosenPassword) => chosen, failure: undefined }),
    forgetChosen: assign({ chosen: undefined }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    tellFailure: emit(failed),
    tellChanged: emit((_, { data }: Result<{ message: string }>) => ({
      type: 'password.changed' as const,
      message: data?.message ?? '',
    })),
    reportBug: emit(bug),
  },
}).createMachine({
  id: 'resetPassword',
  context: ({ input: { token } }) => ({ token, chosen: undefined, failure: undefined }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'password.submitted': {
          target: 'sending',
          actions: { type: 'keepChosen', params: ({ event }) => event.chosen },
        },
      },
    },
    sending: {
      tags: 'busy',
      exit: 'forgetChosen',
      invoke: {
        src: 'setPassword',
        input: ({ context: { token, chosen } }) => ({ token, ...(chosen ?? notProvided('chosen')) }),
        ...onAnswer(
          when('isLinkRefused', { target: 'linkRefused', actions: withFailure('keepFailure') }),
          when('hasFailed', { target: 'editing', actions: withFailure('keepFailure', 'tellFailure') }),
          otherwise({ target: 'changed', actions: withAnswer('tellChanged') }),
        ),
      },
    },
    linkRefused: { type: 'final' },
    changed: { type: 'final' },
  },
});
