import { lt, or } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { loginChallenge, mailCode, mailedLink, session, signInAttempt, tryCount } from '../../db/schema';
import { createPasskeyStore } from '../../identity/stores/passkeys';
import type { Job } from '../../runtime/job';

const hour = 60 * 60_000;
const day = 24 * hour;

/** Kept well past its use, in case support has to investigate; the permanent record is the audit log. */
const keptMs = 7 * day;

/** Long enough for a trader who looks at the security log now and then. */
const attemptsKeptMs = 30 * day;

export const forgetOld = async (db: Database, now: number, sessionMaxMs: number): Promise<void> => {
  const old = new Date(now - keptMs);
  const oldSession = new Date(now - keptMs - sessionMaxMs);
  await db.delete(mailCode).where(lt(mailCode.expiresAt, old));
  await db.delete(mailedLink).where(lt(mailedLink.expiresAt, old));
  await db.delete(loginChallenge).where(lt(loginChallenge.expiresAt, old));
  await db.delete(session).where(or(lt(session.endedAt, old), lt(session.createdAt, oldSession)));
  await createPasskeyStore(db).forgetOld(new Date(now));
  await db.delete(signInAttempt).where(lt(signInAttempt.hour, new Date(now - attemptsKeptMs)));
  await db.delete(tryCount).where(lt(tryCount.updatedAt, old));
};

/** Runs now and then, to keep the tables of short-lived records small. */
export const sweepJob = (sweep: () => Promise<void>): Job => ({
  name: 'account-retention',
  everyMs: hour,
  work: sweep,
});
