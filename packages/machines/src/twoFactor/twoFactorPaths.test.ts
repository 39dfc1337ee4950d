import { expect, it } from 'vitest';
import { reachableStates } from '../testing/reachableStates';
import {
  alreadyOn,
  codeSent,
  disabled,
  enabled,
  sessionOver,
  statusOff,
  statusOn,
  timedOut,
  userId,
  verificationOver,
  verified,
  wrongAppCode,
  wrongOtp,
} from './testing/startedTwoFactor';
import { twoFactorMachine } from './twoFactorMachine';

it('leaves no state out of reach', () => {
  const reached = reachableStates(twoFactorMachine, {
    input: { userId, factor: 'none', now: () => Infinity },
    counters: ['looks'],
    events: [
      { type: 'started', wanted: 'app' },
      { type: 'started', wanted: 'mail' },
      { type: 'code.typed', code: '12345' },
      { type: 'resend.requested' },
      { type: 'appCode.typed', code: '123456' },
      { type: 'passkey.confirmed' },
      { type: 'cancelled' },
      { type: 'look.requested' },
      { type: 'status.changed', factor: 'app' },
      { type: 'status.changed', factor: 'none' },
    ],
    outputs: {
      requestCode: [codeSent, alreadyOn, sessionOver],
      verifyCode: [verified, wrongOtp],
      switchTwoFactor: [enabled, disabled, wrongAppCode, verificationOver, alreadyOn, timedOut],
      readStatus: [statusOn, statusOff, timedOut],
    },
  });
  expect(reached).toEqual(
    new Set(
      [
        'idle',
        'requesting',
        { awaitingEmailCode: 'editing' },
        { awaitingEmailCode: 'resending' },
        'verifying',
        'awaitingAppCode',
        'switching',
        { unconfirmed: 'asking' },
        { unconfirmed: 'pausing' },
        { overtaken: 'asking' },
        { overtaken: 'pausing' },
        'switchedOn',
        'switchedOff',
        'ended',
      ].map((value) => JSON.stringify(value)),
    ),
  );
});
