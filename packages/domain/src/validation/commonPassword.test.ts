import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './commonPassword';
import { newPassword } from './password';
import { fieldTexts } from '../messages/fields';

describe('a password that passes the documented rule', () => {
  it.each([
    'Password1!',
    'Qwerty123!',
    'Passw0rd!',
    'P@ssw0rd1',
    'P@$$w0rd',
    'Welcome2026!',
    'Admin123!',
    '!Password1',
    'Qwertyuiop1!',
    '1qaz@WSX',
    'Abcd1234!',
    'Aa123456!',
    'Letmein1!',
    'Bitcoin2026!',
    'Summer2026!',
    'Pass-word1',
  ])('and is as common as %s is refused', (value) => {
    expect(newPassword(value)).toBe(fieldTexts.commonPassword);
  });

  it.each(['Xdc2026!!', 'XDC-Exchange1', 'Xdcexchange1!', 'X1nf1n2026!', 'Staking-365', 'W4llet-2026'])(
    'and is made of our own words like %s is refused [OPS-506]',
    (value) => {
      expect(isCommonPassword(value)).toBe(true);
    },
  );

  it.each([
    'Demo-1234!',
    'Sturdy-Bridge-42!',
    'kT9!vwQz',
    'MyPasswordIsLong1!',
    'Xylophone7#',
    'correct-Horse-7battery',
  ])('and is as rare as %s may be chosen', (value) => {
    expect(isCommonPassword(value)).toBe(false);
  });
});
