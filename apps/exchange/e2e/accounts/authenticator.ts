import { createHmac } from 'node:crypto';
import type { MovableClock } from '../movableClock';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;

const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};

const stepAt = (time: number): number => Math.floor(time / stepMs);

/** What an authenticator app shows for a secret (RFC 6238) in one of the half minutes since 1970. */
const codeOf = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const at = mac.readUInt8(mac.length - 1) & 0xf;
  return String((mac.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
};

/** What it shows at this moment; `later` counts steps of half a minute. */
export const appCode = (secret: string, later = 0): string => codeOf(secret, stepAt(Date.now()) + later);

/** Of one step back to one ahead, the exchange takes a code, and each once. */
export interface Authenticator {
  /** One it has not taken yet. */
  nextCode: () => Promise<string>;
}

/** Where the exchange would take no new code for a while, its clock is moved forward to when it does. */
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

/** One that is never right: none of the steps around now has it. */
export const wrongAppCode = (secret: string): string => {
  const near = [-2, -1, 0, 1, 2].map((later) => appCode(secret, later));
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !near.includes(code)) ?? '777777';
};
