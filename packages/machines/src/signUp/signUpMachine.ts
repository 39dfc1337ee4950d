import { type Failure, type RegistrationForm, type Result } from '@exchange/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { answerGuards, onAnswer, otherwise, when, withFailure } from '../calls';
import { notProvided } from '../notProvided';
import { bug, failed, type Bug, type Failed } from '../emitted';

export interface SignUpForm extends RegistrationForm {
  referralCode: string;
}

export type SignUpEmitted = Failed | Bug;

interface SignUpContext {
  form: SignUpForm | undefined;
  /** Why the last attempt failed; shown beside a field if it names one. */
  failure: Failure | undefined;
}

/** Opens an account, then asks the trader to check their email. */
export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as { type: 'form.submitted'; form: SignUpForm },
    emitted: {} as SignUpEmitted,
  },
  actors: { register: fromPromise<Result<unknown>, SignUpForm>(async () => notProvided('register')) },
  guards: answerGuards,
  actions: {
    keepForm: assign({ form: (_, form: SignUpForm) => form, failure: undefined }),
    forgetForm: assign({ form: undefined }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    tellFailure: emit(failed),
    reportBug: emit(bug),
  },
}).createMachine({
  id: 'signUp',
  context: { form: undefined, failure: undefined },
  initial: 'editing',
  states: {
    editing: {
      on: { 'form.submitted': { target: 'sending', actions: { type: 'keepForm', params: ({ event }) => event.form } } },
    },
    sending: {
      tags: 'busy',
      exit: 'forgetForm',
      invoke: {
        src: 'register',
        input: ({ context: { form } }) => form ?? notProvided('form'),
        ...onAnswer(
          when('hasFailed', { target: 'editing', actions: withFailure('keepFailure', 'tellFailure') }),
          otherwise({ target: 'verifyingEmail' }),
        ),
      },
    },
    verifyingEmail: { type: 'final' },
  },
});
