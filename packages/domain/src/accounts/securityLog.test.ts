import { describe, expect, it } from 'vitest';
import { readSecurityLogKind, securityLogKinds, securityLogTone } from './securityLog';

describe('the security log', () => {
  it('knows its kinds, each of them once', () => {
    expect(securityLogKinds.map(readSecurityLogKind)).toEqual(securityLogKinds);
    expect(new Set(securityLogKinds).size).toBe(securityLogKinds.length);
  });

  it.each(['', 'SignedIn', 'signed_in', 'toString', 'passkeyLost'])('does not know %j', (kind) => {
    expect(readSecurityLogKind(kind)).toBeUndefined();
    expect(securityLogTone(kind)).toBe('neutral');
  });

  it('warns of whatever was refused, and of nothing else', () => {
    expect(securityLogKinds.filter((kind) => securityLogTone(kind) === 'warning')).toEqual([
      'passwordRefused',
      'attemptsElsewhere',
      'codeRefused',
      'triesUsedUp',
      'passkeyRefused',
      'newDeviceHeld',
      'accountFrozen',
      'accountClosed',
      'emailChanged',
      'kycRejected',
      'kycRevoked',
    ]);
  });
});
