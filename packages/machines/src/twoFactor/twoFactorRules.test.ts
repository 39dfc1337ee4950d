import { describe, expect, it } from 'vitest';
import {
  factorAfter,
  isWholeCode,
  lacksSecret,
  pauseBeforeNextLook,
  secretIn,
  switchFor,
  takesAppCode,
} from './twoFactorRules';

describe('two-factor', () => {
  it('is turned on with Enable and off with Disable [PRF-061]', () => {
    expect(switchFor({ factor: 'none', wanted: 'app' })).toEqual({ part: 'app', action: 'Enable' });
    expect(switchFor({ factor: 'app', wanted: 'none' })).toEqual({ part: 'app', action: 'Disable' });
  });

  it.each([
    ['Two-factor authentication is enabled.', true],
    ['Two-factor authentication is disabled.', false],
    ['User 2FA status disabled successfully', false],
    ['', true],
  ])('after %j is on: %s [PRF-064]', (message, isOn) => {
    const change = { factor: isOn ? 'none' : 'app', wanted: 'mail' } as const;
    for (const wanted of ['app', 'none'] as const)
      expect(factorAfter({ data: { message } }, { factor: wanted === 'app' ? 'none' : 'app', wanted })).toBe(
        isOn ? 'app' : 'none',
      );
    expect(factorAfter({ data: { message } }, change)).toBe('mail');
  });

  it.each([
    ['none', 'mail', { part: 'mail', action: 'Enable' }, false],
    ['mail', 'none', { part: 'mail', action: 'Disable' }, false],
    ['app', 'mail', { part: 'mail', action: 'Enable' }, true],
    ['mail', 'app', { part: 'app', action: 'Enable' }, true],
  ] as const)('from %s to %s asks for %j, and for the code of the app: %s [PRF-176]', (...row) => {
    const [factor, wanted, request, takesApp] = row;
    expect(switchFor({ factor, wanted })).toEqual(request);
    expect(takesAppCode({ factor, wanted })).toBe(takesApp);
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
    const change = isOn ? ({ factor: 'app', wanted: 'none' } as const) : ({ factor: 'none', wanted: 'app' } as const);
    expect(secretIn(sent, change)).toBe(secret);
    expect(lacksSecret(sent, change)).toBe(lacks);
  });

  it('whose status is unknown is asked about after 1, 2, 4 and at last 30 seconds [PRF-072]', () => {
    expect([1, 2, 3, 6, 40].map((looks) => pauseBeforeNextLook({ looks }))).toEqual([
      1_000, 2_000, 4_000, 30_000, 30_000,
    ]);
  });
});
