import { randomBytes } from 'node:crypto';
import { hash, hashRaw, hashSync, verify } from '@node-rs/argon2';
import { createWorkQueue } from '../../runtime/workQueue';

interface HashingCost {
  /** In KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** Argon2id with 19 MiB, two passes and one lane, as OWASP recommends: https://cheatsheetseries.owasp.org */
const usualCost: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

interface PasswordsOptions {
  cost?: HashingCost;
  check?: (hash: string, password: string) => Promise<boolean>;
  atOnce?: number;
  waiting?: number;
}

/** The same letters typed on two systems can arrive as different code points. */
const asTyped = (password: string): string => password.normalize('NFKC');

export type Passwords = ReturnType<typeof createPasswords>;

export const createPasswords = (options: PasswordsOptions = {}) => {
  const { cost = usualCost, check = verify, atOnce = 2, waiting = 100 } = options;
  const inTurn = createWorkQueue({ atOnce, waiting });
  const nobodys = hashSync(randomBytes(32), cost);

  return {
    hash: (password: string): Promise<string> => inTurn(() => hash(asTyped(password), cost)),
    /** The same hash each time, to look for it among those with this salt. */
    derive: (secret: string, salt: Buffer): Promise<Buffer> => inTurn(() => hashRaw(secret, { ...cost, salt })),
    /** Without a stored hash the password is never right, but the check must take just as long. */
    isRight: async (kept: string | undefined, password: string): Promise<boolean> => {
      const fits = await inTurn(() => check(kept ?? nobodys, asTyped(password)));
      return fits && kept !== undefined;
    },
  };
};
