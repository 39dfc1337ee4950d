import { isFailure, type Failure, type RegistrationForm, type Result } from '@exchange/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided';
import { bug, failed, failureIn, unexpected, type Bug, type Failed } from '../emitted';

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
  guards: { hasFailed: (_, result: Result<unknown>) => isFailure(result) },
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
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'editing',
            actions: [
              { type: 'keepFailure', params: ({ event }) => failureIn(event.output) },
              { type: 'tellFailure', params: ({ event }) => failureIn(event.output) },
            ],
          },
          { target: 'verifyingEmail' },
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
    verifyingEmail: { type: 'final' },
  },
});
