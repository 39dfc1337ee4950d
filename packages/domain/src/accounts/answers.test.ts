import { describe, expect, it } from 'vitest';
import { hasVerified, isCodeVerified, isTwoFactorOnAfter, readSessionCheck } from './answers';
import { sessionCookies, sessionKeys } from './session';

it.each([
  ['User JWT Successfully', 'kept'],
  ['Verified: User JWT Successfully.', 'kept'],
  ['please login again', 'ended'],
  ['Token expired, please login again', 'ended'],
  ['Try later', undefined],
  ['', undefined],
])('a check that says %j leaves the session %s [DOM-356]', (message, verdict) => {
  expect(readSessionCheck(message)).toBe(verdict);
});

it('the mailed code of two-factor is accepted in one sentence only [DOM-357]', () => {
  expect(isCodeVerified('OTP Verified Successfully')).toBe(true);
  expect(isCodeVerified('OTP Verified Successfully.')).toBe(false);
  expect(isCodeVerified('Invalid OTP')).toBe(false);
});

it.each([
  ['Two-factor authentication is disabled.', false],
  ['User 2FA status disabled successfully', false],
  ['Two-factor authentication is enabled.', true],
])('after %j two-factor is on: %s [DOM-358]', (message, isOn) => {
  expect(isTwoFactorOnAfter(message)).toBe(isOn);
});

describe('a mailed link', () => {
  it.each([
    [true, 'User verified Successfully.', true],
    [true, 'User New Login Activity Verified Successfully.', true],
    [true, 'User 2FA status disabled successfully', true],
    [true, 'Login successfully.', true],
    [true, 'verify_token incorrect or expired.', false],
    [true, 'Login Activity Token Incorrect.', false],
    [false, 'User verified Successfully.', false],
    [false, '', false],
  ])('answered well: %s, with %j, has worked: %s [DOM-359]', (isOk, message, worked) => {
    expect(hasVerified({ isOk, message })).toBe(worked);
  });
});

it('a session keeps seven keys and one cookie, all of them wiped on logout [DOM-361]', () => {
  expect(sessionKeys).toEqual(['userData', 'jwt', 'email', 'tfa_status', 'tfa_key', 'tfa_response', 'feeDetail']);
  expect(sessionCookies).toEqual(['lastPair']);
});
