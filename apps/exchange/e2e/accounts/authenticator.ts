import { expect } from '@playwright/test';
import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;

const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};

/** What an authenticator app shows at this moment for a secret (RFC 6238); `later` counts steps of half a minute. */
export const appCode = (secret: string, later = 0): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMs) + later));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const at = mac.readUInt8(mac.length - 1) & 0xf;
  return String((mac.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
};

/** Of one step back to one ahead, the exchange takes a code, and each once. */
export interface Authenticator {
  /** The next one it takes, once there is one. */
  nextCode: () => Promise<string>;
}

export const openAuthenticator = (secret: string): Authenticator => {
  let next = 0;
  const isTaken = (): boolean => next <= Math.floor(Date.now() / stepMs) + 1;
  return {
    nextCode: async () => {
      next = Math.max(next, Math.floor(Date.now() / stepMs));
      await expect.poll(isTaken, { message: 'The next code is taken', timeout: 2 * stepMs }).toBe(true);
      const code = appCode(secret, next - Math.floor(Date.now() / stepMs));
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
