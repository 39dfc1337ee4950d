import { expect, it } from 'vitest';
import { isTwoFactorOnAfter } from './answers';
import { sessionCookies, sessionKeys } from './session';

it.each([
  ['Two-factor authentication is disabled.', false],
  ['User 2FA status disabled successfully', false],
  ['Two-factor authentication is enabled.', true],
])('after %j two-factor is on: %s [DOM-358]', (message, isOn) => {
  expect(isTwoFactorOnAfter(message)).toBe(isOn);
});

it('a session keeps seven keys and one cookie, all of them wiped on logout [DOM-361]', () => {
  expect(sessionKeys).toEqual([
    'userData',
    'jwt',
    'checkToken',
    'email',
    'tfa_status',
    'tfa_key',
    'tfa_response',
    'feeDetail',
  ]);
  expect(sessionCookies).toEqual(['lastPair']);
});
