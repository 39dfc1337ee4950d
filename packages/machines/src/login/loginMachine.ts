import { onAnswer, otherwise, when, withAnswer, withFailure } from '../calls';
import type { MailedStep } from './loginRules';
import { failureOfStep, loginSetup, nothingKnown, onBug, replacementOf } from './loginSetup';

/** Sends the login and moves to the step the response requires; a failure returns to the step it came from. */
const sending = loginSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'logIn',
    input: ({ context: { credentials, uniqueId, code, recoveryCode } }) => ({
      ...credentials,
      uniqueId,
      code: code === '' ? undefined : code,
      recoveryCode: recoveryCode === '' ? undefined : recoveryCode,
    }),
    ...onAnswer(
      when('asksAgain', { target: 'editing', actions: ['tellCodeRefused', 'countFailure'] }),
      when('ignoresRecoveryCode', { target: 'editing', actions: ['tellRecoveryCodeRefused', 'countFailure'] }),
      when('isIn', { target: '#login.loggedIn', actions: withAnswer('keepStep') }),
      when('wantsTwoFactor', { target: '#login.twoFactor', actions: withAnswer('keepStep') }),
      when('wantsMailCode', { target: '#login.mailCode', actions: withAnswer('keepStep') }),
      when('isNewActivity', { target: '#login.loginActivity', actions: withAnswer('keepStep') }),
      when('hasExpiredPassword', { target: '#login.expiredPassword', actions: withAnswer('keepStep') }),
      otherwise({ target: 'editing', actions: [{ type: 'tellFailure', params: failureOfStep }, 'countFailure'] }),
    ),
  },
});

/** Emails the code of a step again, while the trader may still be typing. */
const resend = (step: MailedStep) =>
  loginSetup.createStateConfig({
    initial: 'idle',
    states: {
      idle: { on: { 'resend.requested': { guard: 'mayResend', target: 'sending' } } },
      sending: {
        invoke: {
          src: 'resendCode',
          input: ({ context: { credentials } }) => ({ ...credentials, step }),
          ...onAnswer(
            when('hasWorked', {
              target: 'idle',
              actions: [withAnswer('keepResent'), 'startResendPause', 'tellResent'],
            }),
            otherwise({ target: 'idle', actions: withFailure('tellNotResent') }),
          ),
          onError: { target: 'idle', actions: onBug },
        },
      },
    },
  });

/**
 * From credentials to a session, with any further steps the exchange requires. The password is kept in memory for those
 * steps and forgotten after the last of them.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input: { now } }) => nothingKnown(now),
  initial: 'credentials',
  on: { 'back.requested': { target: '.credentials', actions: 'forgetPassword' } },
  states: {
    credentials: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'credentials.submitted': {
              target: 'sending',
              actions: { type: 'keepCredentials', params: ({ event }) => event.credentials },
            },
            'passkey.requested': 'askingForPasskey',
          },
        },
        askingForPasskey: {
          tags: 'busy',
          invoke: {
            src: 'signInWithPasskey',
            ...onAnswer(
              when('isIn', { target: '#login.loggedIn', actions: withAnswer('keepStep') }),
              // What was typed stays, and the captcha with it: nothing is known to be wrong about either.
              otherwise({ target: 'editing', actions: { type: 'tellFailure', params: failureOfStep } }),
            ),
            onError: { target: 'editing', actions: onBug },
          },
        },
        sending,
      },
    },
    twoFactor: {
      entry: 'forgetCode',
      initial: 'editing',
      states: {
        editing: {
          on: {
            'code.submitted': {
              guard: { type: 'isWhole', params: ({ event }) => ({ code: event.code, step: 'twoFactor' }) },
              target: 'sending',
              actions: { type: 'keepCode', params: ({ event }) => event.code },
            },
            'recoveryCode.submitted': {
              guard: { type: 'isWhole', params: ({ event }) => ({ code: event.code, step: 'recovery' }) },
              target: 'sending',
              actions: { type: 'keepRecoveryCode', params: ({ event }) => event.code },
            },
            'twoFactorReset.requested': 'askingForReset',
          },
        },
        askingForReset: {
          tags: 'busy',
          invoke: {
            src: 'requestTwoFactorReset',
            input: ({ context: { credentials } }) => credentials,
            ...onAnswer(
              when('hasWorked', { target: 'editing', actions: withAnswer('tellResetRequested') }),
              otherwise({ target: 'editing', actions: withFailure('tellFailure') }),
            ),
            onError: { target: 'editing', actions: onBug },
          },
        },
        sending,
      },
    },
    mailCode: {
      entry: ['forgetCode', 'startResendPause'],
      type: 'parallel',
      states: {
        code: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'code.submitted': {
                  guard: { type: 'isWhole', params: ({ event }) => ({ code: event.code, step: 'mailCode' }) },
                  target: 'sending',
                  actions: { type: 'keepCode', params: ({ event }) => event.code },
                },
              },
            },
            sending,
          },
        },
        resend: resend('mailCode'),
      },
    },
    loginActivity: {
      entry: [
        'forgetCode',
        'startResendPause',
        { type: 'storeEmail', params: ({ context }) => context.credentials.email },
      ],
      type: 'parallel',
      states: {
        code: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'code.submitted': {
                  guard: { type: 'isWhole', params: ({ event }) => ({ code: event.code, step: 'loginActivity' }) },
                  target: 'verifying',
                  actions: { type: 'keepCode', params: ({ event }) => event.code },
                },
              },
            },
            verifying: {
              tags: 'busy',
              invoke: {
                src: 'verifyActivity',
                input: ({ context: { credentials, socketToken, code } }) => ({
                  email: credentials.email,
                  socketToken,
                  code,
                }),
                ...onAnswer(
                  when('hasWorked', { target: 'sending', actions: 'forgetCode' }),
                  otherwise({ target: 'editing', actions: [...withFailure('tellFailure'), 'countFailure'] }),
                ),
              },
            },
            sending,
          },
        },
        resend: resend('loginActivity'),
      },
    },
    expiredPassword: {
      entry: ['forgetCode', 'startResendPause'],
      type: 'parallel',
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'password.submitted': {
                  target: 'sending',
                  actions: { type: 'keepReplacement', params: ({ event }) => event.replacement },
                },
              },
            },
            sending: {
              tags: 'busy',
              invoke: {
                src: 'replacePassword',
                input: ({ context }) => replacementOf(context),
                ...onAnswer(
                  when('hasWorked', { target: '#login.credentials', actions: ['forgetPassword', 'tellReplaced'] }),
                  otherwise({ target: 'editing', actions: [...withFailure('tellFailure'), 'countFailure'] }),
                ),
              },
            },
          },
        },
        resend: resend('expiredPassword'),
      },
    },
    loggedIn: { type: 'final', entry: ['tellCompleted', 'forgetPassword'] },
  },
});
