import { describe, expect, it } from 'vitest';
import { isTwoFactorOn, storedTwoFactorStatus, twoFactorAction } from './twoFactorStatus';

describe('two-factor', () => {
  it.each([1, '1', 'enable'])('is on with %j, and asked to be turned off [DOM-340] [DOM-342]', (status) => {
    expect(isTwoFactorOn(status)).toBe(true);
    expect(twoFactorAction(status)).toBe('Disable');
  });

  it.each([0, '0', 'disable', undefined, null, '', 2, '01', {}])(
    'is off with %j, and asked to be turned on [DOM-341] [DOM-342]',
    (status) => {
      expect(isTwoFactorOn(status)).toBe(false);
      expect(twoFactorAction(status)).toBe('Enable');
    },
  );

  it('is stored in a spelling that reads back [DOM-340] [DOM-341]', () => {
    expect(storedTwoFactorStatus(true)).toBe('1');
    expect(storedTwoFactorStatus(false)).toBe('0');
    expect([true, false].map((isOn) => isTwoFactorOn(storedTwoFactorStatus(isOn)))).toEqual([true, false]);
  });
});
