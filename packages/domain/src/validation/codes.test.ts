import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captchaInput, captchaNumber, mailCode, twoFactorCode } from './codes';
import { txHash, txHashOnServer } from './txHash';

const hash = `0x${'aB3'.repeat(21)}f`;

describe('an emailed code', () => {
  it.each(['00000', '12345'])('may be %j [DOM-214]', (value) => {
    expect(mailCode(value)).toBeUndefined();
  });

  it.each(['1234', '123456', '1234a', '1234 ', ''])('may not be %j [DOM-214]', (value) => {
    expect(mailCode(value)).toBe('Invalid OTP');
  });
});

describe('a 2FA code', () => {
  it.each([
    ['123456', undefined],
    ['', 'This field is required.'],
    ['12345a', 'Current field only accepts number.'],
    ['12345', 'Enter the 6-digit code from your authenticator app.'],
    ['1234567', 'Enter the 6-digit code from your authenticator app.'],
  ])('of %j says %s [DOM-215]', (value, message) => {
    expect(twoFactorCode(value)).toBe(message);
  });
});

describe('a transaction hash', () => {
  it('is 0x and 64 hex characters [DOM-216]', () => {
    expect(hash).toHaveLength(66);
    expect(txHash(hash)).toBeUndefined();
    expect(txHashOnServer(hash)).toBeUndefined();
  });

  it.each([
    hash.slice(0, -1),
    `${hash}0`,
    hash.slice(2),
    `0X${hash.slice(2)}`,
    `${hash.slice(0, -1)}g`,
    ` ${hash}`,
    '',
  ])('%j is none, neither in its field nor for the server [DOM-216]', (value) => {
    expect(txHash(value)).toBe('Invalid TxHash');
    expect(txHashOnServer(value)).toBe(`Your txHash value : ${value} is invalid`);
  });
});

describe('the captcha', () => {
  it('is right when it equals the shown number, and only then [DOM-248]', () => {
    expect(captchaInput('123456')('123456')).toBeUndefined();
    expect(captchaInput('123456')('123457')).toBe('Enter the number shown.');
    expect(captchaInput('123456')(' 123456')).toBe('Enter the number shown.');
    expect(captchaInput('123456')('')).toBe('Enter the number shown.');
  });

  it('shows a number from 111111 to 999999 [DOM-249]', () => {
    expect(captchaNumber(0)).toBe('111111');
    expect(captchaNumber(1 - Number.EPSILON)).toBe('999999');
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        expect(captchaNumber(random)).toMatch(/^[1-9]\d{5}$/);
      }),
    );
  });
});
