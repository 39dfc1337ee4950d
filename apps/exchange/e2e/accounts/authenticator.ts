import { createHmac } from 'node:crypto';
import type { MovableClock } from '../movableClock';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;

const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};

const stepAt = (time: number): number => Math.floor(time / stepMs);

/** An authenticator app's code for a secret (RFC 6238), in the given half-minute since 1970. */
const codeOf = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const at = mac.readUInt8(mac.length - 1) & 0xf;
  return String((mac.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
};

/** The current code. */
export const appCode = (secret: string): string => codeOf(secret, stepAt(Date.now()));

/** The exchange accepts codes from one step back to one ahead, and each only once. */
export interface Authenticator {
  /** A code that hasn't been accepted yet. */
  nextCode: () => Promise<string>;
}

/** If the exchange wouldn't accept a new code for a while, its clock is moved forward until it does. */
export const openAuthenticator = (secret: string, { now, forward }: MovableClock): Authenticator => {
  let next = 0;
  return {
    nextCode: async () => {
      next = Math.max(next, stepAt(now()));
      const early = next - stepAt(now()) - 1;
      if (early > 0) await forward(early * stepMs);
      const code = codeOf(secret, next);
      next += 1;
      return code;
    },
  };
};
