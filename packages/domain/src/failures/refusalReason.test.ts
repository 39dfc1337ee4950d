import { describe, expect, it } from 'vitest';
import type { Failure } from '../result';
import { hasSessionEnded, isAppCodeRefused, readRefusalCode, refusalReason, type RefusalReason } from './refusalReason';

const refused = (message: string, more: { reason?: RefusalReason; field?: string } = {}): Failure => ({
  code: 'refused',
  status: 400,
  message,
  ...more,
});

describe('why the exchange refused [CAL-381] [DOM-356]', () => {
  it.each<[string, RefusalReason | undefined]>([
    ['please login again', 'session_ended'],
    ['Token expired, please login again.', 'session_ended'],
    ['wrong otp', 'wrong_email_code'],
    ['Please check your email for OTP to verify login activity.', 'new_login_activity'],
    ['Wrong OTP', 'wrong_email_code'],
    ['You entered a Wrong OTP.', 'wrong_email_code'],
    ['Wrong 2FA code.', 'wrong_two_factor_code'],
    ['Insufficient Fund', 'insufficient_funds'],
    ['Insufficient funds', 'insufficient_funds'],
    ['Please enable 2FA.', 'forbidden'],
    ['Please wait at least 24 hours after you have enabled 2FA or reset your password.', 'forbidden'],
    ['Try later', undefined],
    ['', undefined],
  ])('is read from %j without a code: %s', (message, reason) => {
    expect(refusalReason(refused(message))).toBe(reason);
  });

  it('is what the code says, whatever the words', () => {
    expect(refusalReason(refused('please login again', { reason: 'conflict' }))).toBe('conflict');
    expect(refusalReason(refused('Bye.', { reason: 'session_ended' }))).toBe('session_ended');
  });

  it.each(['session_over', 'SESSION_ENDED', 'toString', '', 401, null, undefined])(
    'counts the code %j as none',
    (code) => {
      expect(readRefusalCode(code)).toBeUndefined();
    },
  );

  it('is unknown where nothing was said', () => {
    expect(refusalReason({ code: 'unreachable' })).toBeUndefined();
  });
});

it.each([
  [{ error: refused('please login again') }, true],
  [{ error: refused('Bye.', { reason: 'session_ended' }) }, true],
  [{ error: refused('please login again', { reason: 'wrong_credentials' }) }, false],
  [{ error: { code: 'timed-out' } }, false],
  [{ data: { message: 'please login again' } }, false],
] as const)('after %j the session has ended: %s [CAL-381] [DOM-356]', (result, hasEnded) => {
  expect(hasSessionEnded(result)).toBe(hasEnded);
});

it.each([
  [refused('Wrong 2FA code.'), true],
  [refused('No.', { reason: 'wrong_two_factor_code' }), true],
  [refused('No.', { field: 'tfaCode' }), true],
  [refused('Please enable 2FA.'), false],
  [refused('Turn your 2FA on first.', { reason: 'forbidden' }), false],
  [refused('No.', { field: 'amount' }), false],
] as const)('%j is about the code of the authenticator app: %s [CAL-381]', (failure, isAbout) => {
  expect(isAppCodeRefused(failure)).toBe(isAbout);
});
