import { onAnswer, otherwise, when, withAnswer, withFailure } from '../calls';
import { unexpected } from '../emitted';
import { switchFor } from './twoFactorRules';
import { leaving, twoFactorSetup } from './twoFactorSetup';

export const requesting = twoFactorSetup.createStateConfig({
  tags: 'busy',
  entry: 'forgetFailure',
  on: { cancelled: leaving },
  invoke: {
    src: 'requestCode',
    input: ({ context }) => ({ userId: context.userId, ...switchFor(context) }),
    ...onAnswer(
      when('hasSessionEnded', { target: '#twoFactor.ended' }),
      when('isAlreadySo', { target: '#twoFactor.overtaken' }),
      when('lacksMailCodes', {
        target: '#twoFactor.idle',
        actions: ['loseMailCodes', ...withFailure('keepFailure', 'tellFailure')],
      }),
      when('lacksSecret', {
        target: '#twoFactor.idle',
        actions: [
          { type: 'keepFailure', params: unexpected },
          { type: 'tellFailure', params: unexpected },
        ],
      }),
      when('hasWorked', {
        target: '#twoFactor.awaitingEmailCode',
        actions: [withAnswer('keepSecret'), 'startResendPause', 'tellSent'],
      }),
      otherwise({ target: '#twoFactor.idle', actions: withFailure('keepFailure', 'tellFailure') }),
    ),
  },
});

export const awaitingEmailCode = twoFactorSetup.createStateConfig({
  entry: 'forgetCodes',
  initial: 'editing',
  always: { guard: 'hasLeft', target: 'idle' },
  on: { cancelled: leaving },
  states: {
    editing: {
      on: {
        'code.typed': [
          {
            guard: { type: 'isWholeEmailCode', params: ({ event }) => event.code },
            target: '#twoFactor.verifying',
            actions: { type: 'keepCode', params: ({ event }) => event.code },
          },
          { actions: { type: 'keepCode', params: ({ event }) => event.code } },
        ],
        'resend.requested': { guard: 'mayResend', target: 'resending' },
      },
    },
    resending: {
      tags: 'busy',
      entry: ['forgetCode', 'forgetFailure'],
      invoke: {
        src: 'requestCode',
        input: ({ context }) => ({ userId: context.userId, ...switchFor(context) }),
        ...onAnswer(
          when('hasSessionEnded', { target: '#twoFactor.ended' }),
          when('isAlreadySo', { target: '#twoFactor.overtaken' }),
          when('hasWorked', {
            target: 'editing',
            actions: [withAnswer('keepSecret'), 'startResendPause', 'tellResent'],
          }),
          otherwise({ target: 'editing', actions: withFailure('tellNotResent') }),
        ),
      },
    },
  },
});

export const verifying = twoFactorSetup.createStateConfig({
  tags: 'busy',
  on: { cancelled: leaving },
  invoke: {
    src: 'verifyCode',
    input: ({ context: { userId, code } }) => ({ userId, code }),
    ...onAnswer(
      when('hasSessionEnded', { target: '#twoFactor.ended' }),
      when('isAlreadySo', { target: '#twoFactor.overtaken' }),
      when('isAllVerified', { target: '#twoFactor.switching', actions: withAnswer('tellVerified') }),
      when('hasWorked', { target: '#twoFactor.awaitingAppCode', actions: withAnswer('tellVerified') }),
      otherwise({ target: '#twoFactor.awaitingEmailCode', actions: withFailure('keepFailure', 'tellNotVerified') }),
    ),
  },
});
