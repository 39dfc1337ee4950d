import { createHash } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const codes = 100_000;

/** The largest number of draws that every code gets an equal share of. */
const fairDraws = Math.floor(2 ** 32 / codes) * codes;

/** What a token is kept as. Tokens are too long to be guessed, so that a plain hash suffices. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export type Randomness = ReturnType<typeof createRandomness>;

export const createRandomness = (randomBytes: (size: number) => Buffer) => {
  const drawCode = (): number => {
    const draw = randomBytes(4).readUInt32BE();
    return draw < fairDraws ? draw % codes : drawCode();
  };
  const word = (length: number): string => [...randomBytes(length)].map((byte) => letters[byte % 32]).join('');

  return {
    /** For sessions, links and logins that wait. */
    token: (): string => randomBytes(32).toString('base64url'),
    mailCode: (): string => String(drawCode()).padStart(5, '0'),
    /** For what is named and not secret. */
    shortId: (): string => word(16),
    uniqueId: (): string => `u-${word(16)}`,
    /** 160 bits in base32, as RFC 4226 recommends. */
    appSecret: (): string => word(32).toUpperCase(),
    referralCode: (): string => word(10).toUpperCase(),
    /** Short enough to be read out on the telephone. */
    requestReference: (): string => `R-${word(8).toUpperCase()}`,
  };
};
