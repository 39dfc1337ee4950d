import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { forgetTries } from '../../identity/limits/forgetTries';
import type { Passwords } from '../../identity/secrets/passwords';
import { createRandomness } from '../../identity/secrets/randomness';
import type { Seals } from '../../identity/secrets/sealing';
import type { NewTrader } from '../../identity/stores/traders';
import type { Database, Transaction } from '../../db/client';
import { knownPlace, kycPicture, kycSubmission, loginChallenge, recoveryCode, trader } from '../../db/schema';
import { demoAccounts, demoPassword, type DemoAccount } from './demoAccounts';
import { seedDemoReferrals } from './demoReferrals';

export interface SeedDemoAccountsOptions {
  db: Database;
  passwords: Pick<Passwords, 'hash'>;
  seals: Pick<Seals, 'seal'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Two-factor was turned on longer ago than the day for which some features stay closed. */
const appUsedForMs = 48 * 60 * 60_000;

const random = createRandomness(randomBytes);

type AppState = Pick<NewTrader, 'twoFactorSecret' | 'twoFactorSince' | 'lastTotpStep'>;

const appOf = ({ appSecret }: DemoAccount, uniqueId: string, { seals, now }: SeedDemoAccountsOptions): AppState =>
  appSecret === undefined
    ? { twoFactorSecret: null, twoFactorSince: null, lastTotpStep: null }
    : {
        twoFactorSecret: seals.seal(appSecret, uniqueId),
        twoFactorSince: new Date(now() - appUsedForMs),
        lastTotpStep: null,
      };

const idOf = async (transaction: Transaction, email: string): Promise<string> => {
  const [found] = await transaction.select({ id: trader.uniqueId }).from(trader).where(eq(trader.email, email));
  return found?.id ?? random.uniqueId();
};

const restore = async (
  transaction: Transaction,
  account: DemoAccount,
  passwordHash: string,
  options: SeedDemoAccountsOptions,
): Promise<void> => {
  const { email, firstName, state } = account;
  const uniqueId = await idOf(transaction, email);
  const at = new Date(options.now());
  const values = {
    firstName,
    lastName: 'Demo',
    passwordHash,
    passwordChangedAt: at,
    passwordResetAt: null,
    isVerified: true,
    isPasswordExpired: false,
    isMailCodeOn: false,
    checksPlaces: false,
    kycStatus: 0,
    ...appOf(account, uniqueId, options),
    ...state,
  };
  await transaction
    .insert(trader)
    .values({ uniqueId, email, referralCode: random.referralCode(), createdAt: at, ...values })
    .onConflictDoUpdate({ target: trader.email, set: values });
  await transaction.delete(kycPicture).where(eq(kycPicture.uniqueId, uniqueId));
  await transaction.delete(kycSubmission).where(eq(kycSubmission.uniqueId, uniqueId));
  await transaction.delete(knownPlace).where(eq(knownPlace.uniqueId, uniqueId));
  await transaction.delete(recoveryCode).where(eq(recoveryCode.uniqueId, uniqueId));
  await transaction.delete(loginChallenge).where(eq(loginChallenge.uniqueId, uniqueId));
  await forgetTries(transaction, { uniqueId, email });
};

/** Resets the demo accounts, whatever was done with them before. */
export const seedDemoAccounts = async (options: SeedDemoAccountsOptions): Promise<void> => {
  const passwordHash = await options.passwords.hash(demoPassword);
  await options.db.transaction(async (transaction) => {
    for (const account of demoAccounts) await restore(transaction, account, passwordHash, options);
    await seedDemoReferrals(transaction, new Date(options.now()));
  });
};
