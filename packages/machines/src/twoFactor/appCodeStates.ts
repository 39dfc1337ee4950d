import { onAnswer, otherwise, when, withAnswer, withFailure } from '../calls';
import { switchFor } from './twoFactorRules';
import { factorOf, holding, leaving, leavingLater, twoFactorSetup } from './twoFactorSetup';

/** The verified email code stays on screen, locked. */
export const awaitingAppCode = twoFactorSetup.createStateConfig({
  entry: 'forgetAppCode',
  always: { guard: 'hasLeft', target: 'idle' },
  on: {
    cancelled: leaving,
    'passkey.confirmed': { guard: 'isAppOn', target: 'switching', actions: ['forgetAppCode', 'forgetFailure'] },
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
    input: ({ context }) => ({ userId: context.userId, part: switchFor(context).part, code: context.appCode }),
    ...onAnswer(
      when('hasSessionEnded', { target: '#twoFactor.ended' }),
      when('isAlreadySo', { target: '#twoFactor.overtaken' }),
      when('isVerificationOver', {
        target: '#twoFactor.awaitingEmailCode',
        actions: withFailure('keepFailure', 'tellVerificationExpired'),
      }),
      when('isUnconfirmed', { target: '#twoFactor.unconfirmed', actions: withFailure('tellUnconfirmed') }),
      when('turnedOn', {
        target: '#twoFactor.switchedOn',
        actions: [{ type: 'keepFound', params: factorOf }, withAnswer('tellSwitched')],
      }),
      when('appTurnedOff', {
        target: '#twoFactor.switchedOff',
        actions: [{ type: 'keepFound', params: factorOf }, withAnswer('tellSwitched')],
      }),
      when('turnedOff', {
        target: '#twoFactor.idle',
        actions: [{ type: 'keepFound', params: factorOf }, withAnswer('tellSwitched'), ...holding],
      }),
      when('isRefusedWithoutApp', { target: '#twoFactor.idle', actions: withFailure('keepFailure', 'tellFailure') }),
      otherwise({ target: '#twoFactor.awaitingAppCode', actions: withFailure('keepFailure', 'tellAppCodeRefused') }),
    ),
  },
});
