import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { reservedEmailDomains } from '../../identity/stores/traders';
import type { Passwords } from '../../identity/secrets/passwords';
import { createSessionStore, type SessionTimes } from '../../identity/stores/sessions';
import type { Database } from '../../db/client';
import { mailedLink, trader } from '../../db/schema';
import { demoAccounts } from './demoAccounts';

export interface RetireDemoAccountsOptions {
  db: Database;
  passwords: Pick<Passwords, 'hash'>;
  sessionTimes: SessionTimes;
  /** Milliseconds since 1970. */
  now: () => number;
}

const addresses = demoAccounts.map(({ email }) => email);

/**
 * Takes the address and password from demo accounts of an earlier start, since everyone knows them. What was done with
 * the accounts stays, as for any account.
 */
export const retireDemoAccounts = async (options: RetireDemoAccountsOptions): Promise<void> => {
  const { db, passwords, sessionTimes, now } = options;
  const left = await db.select({ id: trader.uniqueId }).from(trader).where(inArray(trader.email, addresses));
  if (left.length === 0) return;
  const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'));
  await db.transaction(async (transaction) => {
    const sessions = createSessionStore(transaction, sessionTimes);
    for (const { id } of left) {
      await transaction
        .update(trader)
        .set({ email: `${id}@${reservedEmailDomains.retired}`, passwordHash, isVerified: false })
        .where(eq(trader.uniqueId, id));
      await transaction.delete(mailedLink).where(eq(mailedLink.uniqueId, id));
      await sessions.endAll(id, new Date(now()));
    }
  });
};
