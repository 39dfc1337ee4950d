import { describe, expect, it } from 'vitest';
import { actionFor, isOnAfter, isWholeCode, lacksSecret, pauseBeforeNextLook, secretIn } from './twoFactorRules';

describe('two-factor', () => {
  it('is turned on with Enable and off with Disable [PRF-061]', () => {
    expect(actionFor({ isOn: false })).toBe('Enable');
    expect(actionFor({ isOn: true })).toBe('Disable');
  });

  it.each([
    ['Two-factor authentication is enabled.', true],
    ['Two-factor authentication is disabled.', false],
    ['User 2FA status disabled successfully', false],
    ['', true],
  ])('after %j is on: %s [PRF-064]', (message, isOn) => {
    expect(isOnAfter({ data: { message } })).toBe(isOn);
  });

  it.each([
    ['email', '12345', true],
    ['email', '1 2345', true],
    ['email', '1234', false],
    ['email', '123456', false],
    ['app', '123456', true],
    ['app', '12345', false],
    ['app', '12345a', false],
  ] as const)('the %s code %j sends itself: %s [PRF-064] [DOM-253]', (code, typed, isWhole) => {
    expect(isWholeCode[code](typed)).toBe(isWhole);
  });

  it.each([
    [{ data: { secret: 'ABC' } }, false, 'ABC', false],
    [{ data: { secret: '' } }, false, undefined, true],
    [{ data: {} }, false, undefined, true],
    [{ data: { secret: 'ABC' } }, true, undefined, false],
    [{ error: { code: 'timed-out' } }, false, undefined, false],
  ] as const)('with %j while on is %s has the secret %s', (sent, isOn, secret, lacks) => {
    expect(secretIn(sent, { isOn })).toBe(secret);
    expect(lacksSecret(sent, { isOn })).toBe(lacks);
  });

  it('whose status is unknown is asked about after 1, 2, 4 and at last 30 seconds [PRF-072]', () => {
    expect([1, 2, 3, 6, 40].map((looks) => pauseBeforeNextLook({ looks }))).toEqual([
      1_000, 2_000, 4_000, 30_000, 30_000,
    ]);
  });
});
