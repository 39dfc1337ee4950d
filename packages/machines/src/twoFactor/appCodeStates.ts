import { unexpected } from '../emitted';
import { answerOf, failureOf, isOnOf, leaving, leavingLater, twoFactorSetup } from './twoFactorSetup';

/** The verified email code stays on screen, locked. */
export const awaitingAppCode = twoFactorSetup.createStateConfig({
  entry: 'forgetAppCode',
  always: { guard: 'hasLeft', target: 'idle' },
  on: {
    cancelled: leaving,
    'appCode.typed': [
      {
        guard: { type: 'isWholeAppCode', params: ({ event }) => event.code },
        target: 'switching',
        actions: { type: 'keepAppCode', params: ({ event }) => event.code },
      },
      { actions: { type: 'keepAppCode', params: ({ event }) => event.code } },
    ],
  },
});

export const switching = twoFactorSetup.createStateConfig({
  tags: 'busy',
  on: {
    cancelled: leavingLater,
    // The response is more informative than news from elsewhere, which may well be about this very call.
    'status.changed': {},
  },
  invoke: {
    src: 'switchTwoFactor',
    input: ({ context: { userId, appCode } }) => ({ userId, code: appCode }),
    onDone: [
      { guard: { type: 'hasSessionEnded', params: answerOf }, target: '#twoFactor.ended' },
      { guard: { type: 'isAlreadySo', params: answerOf }, target: '#twoFactor.overtaken' },
      {
        guard: { type: 'isVerificationOver', params: answerOf },
        target: '#twoFactor.awaitingEmailCode',
        actions: [
          { type: 'keepFailure', params: failureOf },
          { type: 'tellVerificationExpired', params: failureOf },
        ],
      },
      {
        guard: { type: 'isUnconfirmed', params: answerOf },
        target: '#twoFactor.unconfirmed',
        actions: { type: 'tellUnconfirmed', params: failureOf },
      },
      {
        guard: { type: 'turnedOn', params: answerOf },
        target: '#twoFactor.switchedOn',
        actions: [
          { type: 'keepFound', params: isOnOf },
          { type: 'tellSwitched', params: answerOf },
        ],
      },
      {
        guard: { type: 'turnedOff', params: answerOf },
        target: '#twoFactor.switchedOff',
        actions: [
          { type: 'keepFound', params: isOnOf },
          { type: 'tellSwitched', params: answerOf },
        ],
      },
      {
        target: '#twoFactor.awaitingAppCode',
        actions: [
          { type: 'keepFailure', params: failureOf },
          { type: 'tellAppCodeRefused', params: failureOf },
        ],
      },
    ],
    onError: {
      target: '#twoFactor.unconfirmed',
      actions: [
        { type: 'reportBug', params: ({ event }) => ({ error: event.error }) },
        { type: 'tellUnconfirmed', params: unexpected },
      ],
    },
  },
});
