import {
  hasSessionEnded,
  isCompleteTwoFactorCode,
  normaliseCode,
  type ChangePasswordForm,
  type Failure,
  type Result,
} from '@exchange/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { answerGuards, onAnswer, otherwise, when, withAnswer, withFailure } from '../calls';
import { notProvided } from '../notProvided';
import { bug, type Bug } from '../emitted';
import {
  isAboutCode,
  refusedPasswordField,
  type ChangePasswordAnswer,
  type PasswordChange,
  type PasswordField,
} from './changePasswordRules';

export interface ChangePasswordInput {
  hasTwoFactor: boolean;
}

export interface ChangePasswordContext extends ChangePasswordInput {
  /** In memory only, until the exchange has responded. */
  form: ChangePasswordForm | undefined;
  code: string;
  /** Why the last attempt was refused; cleared by another attempt or when the code is typed. */
  failure: Failure | undefined;
}

export type ChangePasswordEvent =
  | { type: 'password.submitted'; form: ChangePasswordForm }
  | { type: 'code.typed'; code: string }
  /** The exchange has taken a passkey in place of the code. */
  | { type: 'passkey.confirmed' }
  /** The dialog that asks for the code was closed. */
  | { type: 'cancelled' }
  /** Two-factor was turned on or off meanwhile, here or elsewhere. */
  | { type: 'status.changed'; isOn: boolean };

export type ChangePasswordEmitted =
  | Bug
  | { type: 'password.changed'; message: string }
  | { type: 'password.refused'; failure: Failure; field: PasswordField | undefined }
  /** It may or may not have been changed, so the trader signs in with either password. */
  | { type: 'password.unconfirmed'; failure: Failure }
  /** The exchange requires a code although two-factor seemed to be off. */
  | { type: 'code.wanted' }
  | { type: 'code.refused'; failure: Failure }
  /** Two-factor was turned off while the dialog asked for the code. */
  | { type: 'code.unneeded' }
  | { type: 'session.ended' };

const changeIn = ({ context: { form, code } }: { context: ChangePasswordContext }): PasswordChange => ({
  ...(form ?? notProvided('form')),
  code: code === '' ? undefined : code,
});

/** Changes the password, with a code from the authenticator app if two-factor is on. Never retries automatically. */
export const changePasswordMachine = setup({
  types: {
    input: {} as ChangePasswordInput,
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    emitted: {} as ChangePasswordEmitted,
  },
  actors: {
    changePassword: fromPromise<ChangePasswordAnswer, PasswordChange>(async () => notProvided('changePassword')),
  },
  guards: {
    hasTwoFactor: ({ context }) => context.hasTwoFactor,
    isOff: (_, isOn: boolean) => !isOn,
    isWholeCode: (_, code: string) => isCompleteTwoFactorCode(code),
    ...answerGuards,
    hasSessionEnded: (_, result: Result<unknown>) => hasSessionEnded(result),
    isCodeWanted: ({ context }, result: Result<unknown>) => context.code === '' && isAboutCode(result),
    isCodeRefused: (_, result: Result<unknown>) => isAboutCode(result),
  },
  actions: {
    keepForm: assign({ form: (_, form: ChangePasswordForm) => form, code: '', failure: undefined }),
    forget: assign({ form: undefined, code: '' }),
    keepCode: assign({ code: (_, code: string) => normaliseCode(code), failure: undefined }),
    forgetCode: assign({ code: '' }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: undefined }),
    keepStatus: assign({ hasTwoFactor: (_, isOn: boolean) => isOn }),
    tellChanged: emit((_, { data }: ChangePasswordAnswer) => ({
      type: 'password.changed' as const,
      message: data?.message ?? '',
    })),
    tellRefused: emit((_, failure: Failure) => ({
      type: 'password.refused' as const,
      failure,
      field: refusedPasswordField(failure),
    })),
    tellUnconfirmed: emit((_, failure: Failure) => ({ type: 'password.unconfirmed' as const, failure })),
    tellCodeWanted: emit({ type: 'code.wanted' as const }),
    tellCodeRefused: emit((_, failure: Failure) => ({ type: 'code.refused' as const, failure })),
    tellCodeUnneeded: emit({ type: 'code.unneeded' as const }),
    tellSessionEnded: emit({ type: 'session.ended' as const }),
    reportBug: emit(bug),
  },
}).createMachine({
  id: 'changePassword',
  context: ({ input: { hasTwoFactor } }) => ({ hasTwoFactor, form: undefined, code: '', failure: undefined }),
  initial: 'editing',
  on: {
    'status.changed': { actions: { type: 'keepStatus', params: ({ event }) => event.isOn } },
    'password.submitted': [
      {
        guard: 'hasTwoFactor',
        target: '.askingForCode',
        actions: { type: 'keepForm', params: ({ event }) => event.form },
      },
      { target: '.submitting', actions: { type: 'keepForm', params: ({ event }) => event.form } },
    ],
  },
  states: {
    editing: { entry: 'forget' },
    askingForCode: {
      entry: 'forgetCode',
      on: {
        'code.typed': [
          {
            guard: { type: 'isWholeCode', params: ({ event }) => event.code },
            target: 'submitting',
            actions: { type: 'keepCode', params: ({ event }) => event.code },
          },
          { actions: { type: 'keepCode', params: ({ event }) => event.code } },
        ],
        'passkey.confirmed': { target: 'submitting', actions: ['forgetCode', 'forgetFailure'] },
        cancelled: { target: 'editing', actions: 'forgetFailure' },
        'status.changed': [
          {
            guard: { type: 'isOff', params: ({ event }) => event.isOn },
            target: 'editing',
            actions: [{ type: 'keepStatus', params: ({ event }) => event.isOn }, 'forgetFailure', 'tellCodeUnneeded'],
          },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      on: { 'password.submitted': {} },
      invoke: {
        src: 'changePassword',
        input: changeIn,
        ...onAnswer(
          when('hasWorked', { target: 'changed', actions: withAnswer('tellChanged') }),
          when('hasSessionEnded', { target: 'ended' }),
          when('isUnconfirmed', { target: 'unconfirmed', actions: withFailure('tellUnconfirmed') }),
          when('isCodeWanted', {
            target: 'askingForCode',
            actions: [{ type: 'keepStatus', params: true }, 'tellCodeWanted'],
          }),
          when('isCodeRefused', { target: 'askingForCode', actions: withFailure('keepFailure', 'tellCodeRefused') }),
          otherwise({ target: 'editing', actions: withFailure('keepFailure', 'tellRefused') }),
        ),
      },
    },
    changed: { entry: 'forget' },
    unconfirmed: { entry: 'forget' },
    ended: { type: 'final', entry: ['forget', 'tellSessionEnded'] },
  },
});
