import { and, gt, inArray, isNull } from 'drizzle-orm';
import type { SessionTimes } from '../areas/accounts/sessions';
import type { Database } from '../db/client';
import { session } from '../db/schema';

/** Which of these sessions hold. Asking keeps none of them from idling, since nobody does anything by it. */
export const createHeldSessions =
  (db: Database, { idleMs, maxMs }: SessionTimes, now: () => number) =>
  async (ids: readonly string[]): Promise<Set<string>> => {
    const hashes = ids.map((id) => Buffer.from(id, 'hex'));
    const holds = and(
      inArray(session.tokenHash, hashes),
      isNull(session.endedAt),
      gt(session.lastSeenAt, new Date(now() - idleMs)),
      gt(session.createdAt, new Date(now() - maxMs)),
    );
    const held = await db.select({ tokenHash: session.tokenHash }).from(session).where(holds);
    return new Set(held.map(({ tokenHash }) => tokenHash.toString('hex')));
  };
