import { unexpected } from '../emitted';
import { actionFor } from './twoFactorRules';
import { answerOf, failureOf, leaving, twoFactorSetup } from './twoFactorSetup';

export const requesting = twoFactorSetup.createStateConfig({
  tags: 'busy',
  entry: 'forgetFailure',
  on: { cancelled: leaving },
  invoke: {
    src: 'requestCode',
    input: ({ context }) => ({ userId: context.userId, action: actionFor(context) }),
    onDone: [
      { guard: { type: 'hasSessionEnded', params: answerOf }, target: '#twoFactor.ended' },
      { guard: { type: 'isAlreadySo', params: answerOf }, target: '#twoFactor.overtaken' },
      {
        guard: { type: 'lacksSecret', params: answerOf },
        target: '#twoFactor.idle',
        actions: [
          { type: 'keepFailure', params: unexpected },
          { type: 'tellFailure', params: unexpected },
        ],
      },
      {
        guard: { type: 'hasWorked', params: answerOf },
        target: '#twoFactor.awaitingEmailCode',
        actions: [{ type: 'keepSecret', params: answerOf }, 'startResendPause', 'tellSent'],
      },
      {
        target: '#twoFactor.idle',
        actions: [
          { type: 'keepFailure', params: failureOf },
          { type: 'tellFailure', params: failureOf },
        ],
      },
    ],
    onError: {
      target: '#twoFactor.idle',
      actions: [
        { type: 'reportBug', params: ({ event }) => ({ error: event.error }) },
        { type: 'keepFailure', params: unexpected },
        { type: 'tellFailure', params: unexpected },
      ],
    },
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
        input: ({ context }) => ({ userId: context.userId, action: actionFor(context) }),
        onDone: [
          { guard: { type: 'hasSessionEnded', params: answerOf }, target: '#twoFactor.ended' },
          { guard: { type: 'isAlreadySo', params: answerOf }, target: '#twoFactor.overtaken' },
          {
            guard: { type: 'hasWorked', params: answerOf },
            target: 'editing',
            actions: [{ type: 'keepSecret', params: answerOf }, 'startResendPause', 'tellResent'],
          },
          { target: 'editing', actions: { type: 'tellNotResent', params: failureOf } },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'reportBug', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellNotResent', params: unexpected },
          ],
        },
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
    onDone: [
      { guard: { type: 'hasSessionEnded', params: answerOf }, target: '#twoFactor.ended' },
      { guard: { type: 'isAlreadySo', params: answerOf }, target: '#twoFactor.overtaken' },
      {
        guard: { type: 'hasWorked', params: answerOf },
        target: '#twoFactor.awaitingAppCode',
        actions: { type: 'tellVerified', params: answerOf },
      },
      {
        target: '#twoFactor.awaitingEmailCode',
        actions: [
          { type: 'keepFailure', params: failureOf },
          { type: 'tellNotVerified', params: failureOf },
        ],
      },
    ],
    onError: {
      target: '#twoFactor.awaitingEmailCode',
      actions: [
        { type: 'reportBug', params: ({ event }) => ({ error: event.error }) },
        { type: 'keepFailure', params: unexpected },
        { type: 'tellNotVerified', params: unexpected },
      ],
    },
  },
});
