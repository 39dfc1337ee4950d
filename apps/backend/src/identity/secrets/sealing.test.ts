import { describe, expect, it } from 'vitest';
import { createSeals, headerBytes } from './sealing';

const { seal, unseal, digest } = createSeals(Buffer.alloc(32, 1));

describe('a sealed secret', () => {
  it('can be read back by its owner, and looks different each time it is sealed', () => {
    const [one, other] = [seal('JBSWY3DPEHPK3PXP', 'u-1'), seal('JBSWY3DPEHPK3PXP', 'u-1')];
    expect(one.equals(other)).toBe(false);
    expect(one.toString('latin1')).not.toContain('JBSW');
    expect([unseal(one, 'u-1'), unseal(other, 'u-1')]).toEqual(['JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXP']);
  });

  it('cannot be read for another trader, with another key, or after a bit of it was changed', () => {
    const sealed = seal('JBSWY3DPEHPK3PXP', 'u-1');
    expect(() => unseal(sealed, 'u-2')).toThrow();
    expect(() => createSeals(Buffer.alloc(32, 2)).unseal(sealed, 'u-1')).toThrow();
    for (const index of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(() => unseal(changed, 'u-1')).toThrow();
    }
  });
});

describe('with a new key', () => {
  const former = createSeals(Buffer.alloc(32, 2));

  it('what an earlier one sealed is read until that is forgotten, even if it says no key', () => {
    const seals = createSeals(Buffer.alloc(32, 1), Buffer.alloc(32, 3), Buffer.alloc(32, 2));
    const sealed = former.seal('JBSWY3DPEHPK3PXP', 'u-1');
    for (const one of [sealed, sealed.subarray(headerBytes)]) expect(seals.unseal(one, 'u-1')).toBe('JBSWY3DPEHPK3PXP');
    expect(seals.oldDigests('a', 'b').at(-1)).toEqual(former.digest('a', 'b'));
    expect(seals.forgetOldKeys()).toBe(true);
    for (const one of [sealed, sealed.subarray(headerBytes)]) expect(() => seals.unseal(one, 'u-1')).toThrow();
    expect(seals.oldDigests('a', 'b')).toEqual([]);
  });
});

describe('a digest', () => {
  it('is the same for the same parts, and another for any other or with another key', () => {
    const one = digest('u-1', 'login', 'here', '12345');
    expect(digest('u-1', 'login', 'here', '12345').equals(one)).toBe(true);
    for (const other of [
      digest('u-1', 'login', 'here', '12346'),
      digest('u-1', 'login', 'there', '12345'),
      digest('u-1', 'login', 'here12345', ''),
      createSeals(Buffer.alloc(32, 2)).digest('u-1', 'login', 'here', '12345'),
    ])
      expect(other.equals(one)).toBe(false);
  });
});
