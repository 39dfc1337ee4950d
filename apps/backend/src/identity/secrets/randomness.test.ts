import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createRandomness, hashToken } from './randomness';

const drawing = (...draws: number[]) =>
  createRandomness((size) => {
    const bytes = Buffer.alloc(size);
    bytes.writeUInt32BE(draws.shift() ?? 0);
    return bytes;
  });

describe('what is drawn', () => {
  it('as an emailed code is five digits, including leading zeros', () => {
    expect([drawing(7).mailCode(), drawing(1_234_567).mailCode()]).toEqual(['00007', '34567']);
  });

  it('as an emailed code gives every code the same chance: the remainder at the end of the range is drawn again', () => {
    const { mailCode } = drawing(4_294_967_295, 4_294_900_000, 4_294_899_999);
    expect(mailCode()).toBe('99999');
  });

  it('as a token is 32 bytes, as an id and a referral code letters that are easily read', () => {
    const { token, uniqueId, referralCode } = createRandomness(randomBytes);
    expect(Buffer.from(token(), 'base64url')).toHaveLength(32);
    expect(uniqueId()).toMatch(/^u-[a-z2-7]{16}$/);
    expect(referralCode()).toMatch(/^[A-Z2-7]{10}$/);
    expect(token()).not.toBe(token());
  });

  it('as a token is kept as its SHA-256', () => {
    expect(hashToken('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
