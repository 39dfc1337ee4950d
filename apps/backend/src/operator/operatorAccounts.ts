import { createAudit } from '../areas/accounts/audit';
import { forgetTries } from '../areas/accounts/forgetTries';
import { createLinkStore } from '../areas/accounts/links';
import { createSessionStore, type SessionTimes } from '../areas/accounts/sessions';
import { createTraderStore, type TraderRow } from '../areas/accounts/traders';
import type { Database } from '../db/client';

export interface OperatorAccountsOptions {
  db: Database;
  sessionTimes: SessionTimes;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** In the audit log, where others have the address they call from. */
const address = 'operator';

export type OperatorAccounts = ReturnType<typeof createOperatorAccounts>;

/** What an operator does to an account; each leaves its trace in the audit log. */
export const createOperatorAccounts = ({ db, sessionTimes, now }: OperatorAccountsOptions) => {
  return {
    find: (email: string): Promise<TraderRow | undefined> => createTraderStore(db).byEmail(email),
    verify: ({ uniqueId }: TraderRow): Promise<void> =>
      db.transaction(async (transaction) => {
        const at = new Date(now());
        await createTraderStore(transaction).verify(uniqueId);
        await createLinkStore(transaction).endAll(uniqueId, 'verifyAccount', at);
        await createAudit(transaction).note('account verified', { at, uniqueId, address });
      }),
    unlock: ({ uniqueId, email }: TraderRow): Promise<void> =>
      db.transaction(async (transaction) => {
        await forgetTries(transaction, { uniqueId, email });
        await createAudit(transaction).note('tries forgotten', { at: new Date(now()), uniqueId, address });
      }),
    endSessions: ({ uniqueId }: TraderRow): Promise<void> =>
      db.transaction(async (transaction) => {
        const at = new Date(now());
        await createSessionStore(transaction, sessionTimes).endAll(uniqueId, at);
        await createAudit(transaction).note('sessions ended', { at, uniqueId, address });
      }),
  };
};
