import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCompleteMailCode, isCompleteTwoFactorCode, isLoginActivityCode, normaliseCode } from './codes';

describe('a code', () => {
  it.each([
    [' 12 345 ', '12345'],
    ['123\u00a0456', '123456'],
    ['12a', '12a'],
  ])('pasted as %j reads %s [DOM-350]', (typed, code) => {
    expect(normaliseCode(typed)).toBe(code);
  });

  it('reads the same however often it is read [DOM-350]', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(normaliseCode(normaliseCode(typed))).toBe(normaliseCode(typed));
      }),
    );
  });

  it.each([
    ['1234', false, false],
    ['12 345', true, false],
    ['123 456', false, true],
    ['1234567', false, false],
    ['1234a', false, false],
    ['12345a', false, false],
  ])('of %j is a whole emailed code: %s, a whole 2FA code: %s [DOM-351]', (typed, isMail, isTwoFactor) => {
    expect(isCompleteMailCode(typed)).toBe(isMail);
    expect(isCompleteTwoFactorCode(typed)).toBe(isTwoFactor);
  });

  it.each([
    ['1234', false],
    ['123 4', false],
    ['12345', true],
    ['123456', true],
    ['a1b2c3d', true],
  ])('for new login activity of %j can be sent: %s [DOM-352]', (typed, isSendable) => {
    expect(isLoginActivityCode(typed)).toBe(isSendable);
  });
});
