import { describe, expect, it } from 'vitest';
import { isCompleteRecoveryCode, normaliseRecoveryCode, recoveryCode, showRecoveryCode } from './recoveryCodes';

describe('a recovery code', () => {
  it.each(['k7q2m-xw4td', 'K7Q2M-XW4TD', ' k7q2mxw4td ', 'k7q2m xw4td'])('is the same as %j [DOM-402]', (typed) => {
    expect(normaliseRecoveryCode(typed)).toBe('k7q2mxw4td');
    expect(recoveryCode(typed)).toBeUndefined();
  });

  it.each(['', '123456', 'k7q2m-xw4t', 'k7q2m-xw4tdd', 'k7q2m-xw4t1'])('is not %j [DOM-402]', (typed) => {
    expect(isCompleteRecoveryCode(typed)).toBe(false);
    expect(recoveryCode(typed)).toBe('Enter a recovery code: 10 letters and digits.');
  });

  it('is shown in two groups', () => {
    expect(showRecoveryCode('k7q2mxw4td')).toBe('k7q2m-xw4td');
  });
});
