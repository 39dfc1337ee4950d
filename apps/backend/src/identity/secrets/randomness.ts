import { createHash } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const codes = 100_000;

/** The largest number of draws that divides equally among all codes. */
const fairDraws = Math.floor(2 ** 32 / codes) * codes;

/** Tokens are stored as this hash. They are too long to guess, so a plain hash is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** It tells which session a token opens, and opens none. */
export const sessionIdOf = (token: string): string => hashToken(token).toString('hex');

export type Randomness = ReturnType<typeof createRandomness>;

export const createRandomness = (randomBytes: (size: number) => Buffer) => {
  const drawCode = (): number => {
    const draw = randomBytes(4).readUInt32BE();
    return draw < fairDraws ? draw % codes : drawCode();
  };
  const word = (length: number): string => [...randomBytes(length)].map((byte) => letters[byte % 32]).join('');

  return {
    /** For sessions, links and pending logins. */
    token: (): string => randomBytes(32).toString('base64url'),
    mailCode: (): string => String(drawCode()).padStart(5, '0'),
    /** 50 bits. Each try is counted, and what is stored is hashed like a password. */
    recoveryCode: (): string => word(10),
    salt: (): Buffer => randomBytes(16),
    /** For identifiers that aren't secret. */
    shortId: (): string => word(16),
    uniqueId: (): string => `u-${word(16)}`,
    /** 160 bits in base32, as RFC 4226 recommends. */
    appSecret: (): string => word(32).toUpperCase(),
    referralCode: (): string => word(10).toUpperCase(),
    /** Short enough to read out over the phone. */
    requestReference: (): string => `R-${word(8).toUpperCase()}`,
    /** Of the OTC desk. */
    quoteReference: (): string => `Q-${word(8).toUpperCase()}`,
    incidentReference: (): string => `I-${word(8).toUpperCase()}`,
  };
};
