import type { MailedStep } from './loginRules';
import { answerOf, failureOfAnswer, failureOfStep, loginSetup, nothingKnown, onBug, replacementOf } from './loginSetup';

/** Sends the login and moves to the step the response requires; a failure returns to the step it came from. */
const sending = loginSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'logIn',
    input: ({ context: { credentials, uniqueId, code } }) => ({
      ...credentials,
      uniqueId,
      code: code === '' ? undefined : code,
    }),
    onDone: [
      {
        guard: { type: 'asksAgain', params: answerOf },
        target: 'editing',
        actions: ['tellCodeRefused', 'countFailure'],
      },
      {
        guard: { type: 'isIn', params: answerOf },
        target: '#login.loggedIn',
        actions: { type: 'keepStep', params: answerOf },
      },
      {
        guard: { type: 'wantsTwoFactor', params: answerOf },
        target: '#login.twoFactor',
        actions: { type: 'keepStep', params: answerOf },
      },
      {
        guard: { type: 'wantsMailCode', params: answerOf },
        target: '#login.mailCode',
        actions: { type: 'keepStep', params: answerOf },
      },
      {
        guard: { type: 'isNewActivity', params: answerOf },
        target: '#login.loginActivity',
        actions: { type: 'keepStep', params: answerOf },
      },
      {
        guard: { type: 'hasExpiredPassword', params: answerOf },
        target: '#login.expiredPassword',
        actions: { type: 'keepStep', params: answerOf },
      },
      { target: 'editing', actions: [{ type: 'tellFailure', params: failureOfStep }, 'countFailure'] },
    ],
    onError: { target: 'editing', actions: onBug },
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
          onDone: [
            {
              guard: { type: 'hasWorked', params: answerOf },
              target: 'idle',
              actions: [{ type: 'keepResent', params: answerOf }, 'startResendPause', 'tellResent'],
            },
            { target: 'idle', actions: { type: 'tellNotResent', params: failureOfAnswer } },
          ],
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
            'twoFactorReset.requested': 'askingForReset',
          },
        },
        askingForReset: {
          tags: 'busy',
          invoke: {
            src: 'requestTwoFactorReset',
            input: ({ context: { credentials } }) => credentials,
            onDone: [
              {
                guard: { type: 'hasWorked', params: answerOf },
                target: 'editing',
                actions: { type: 'tellResetRequested', params: answerOf },
              },
              { target: 'editing', actions: { type: 'tellFailure', params: failureOfAnswer } },
            ],
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
                onDone: [
                  {
                    guard: { type: 'hasWorked', params: answerOf },
                    target: 'sending',
                    actions: 'forgetCode',
                  },
                  { target: 'editing', actions: [{ type: 'tellFailure', params: failureOfAnswer }, 'countFailure'] },
                ],
                onError: { target: 'editing', actions: onBug },
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
                onDone: [
                  {
                    guard: { type: 'hasWorked', params: answerOf },
                    target: '#login.credentials',
                    actions: ['forgetPassword', 'tellReplaced'],
                  },
                  { target: 'editing', actions: [{ type: 'tellFailure', params: failureOfAnswer }, 'countFailure'] },
                ],
                onError: { target: 'editing', actions: onBug },
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
