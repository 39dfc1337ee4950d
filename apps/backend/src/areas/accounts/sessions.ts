import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Trader } from '../../contract/handlers';
import type { Queries } from '../../db/client';
import { session, trader } from '../../db/schema';
import { hashToken } from './randomness';

export interface SessionTimes {
  idleMs: number;
  maxMs: number;
}

/** Writing it at every call would be a write for every call. */
const seenEveryMs = 60_000;

/** The channel on which every process hears that a session ended; the payload is its id. */
export const sessionEndedChannel = 'session_ended';

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Sessions, kept as hashes of their tokens; the hash as text is a session's id. */
export const createSessionStore = (queries: Queries, { idleMs, maxMs }: SessionTimes) => {
  const end = async (which: ReturnType<typeof eq>, at: Date): Promise<void> => {
    await queries.execute(sql`
      with ended as (
        update ${session} set ended_at = ${at.toISOString()}::timestamptz
        where ${which} and ${session.endedAt} is null
        returning ${session.tokenHash}
      )
      select pg_notify(${sessionEndedChannel}, encode(token_hash, 'hex')) from ended`);
  };

  /** What every session that holds has in common. */
  const holdsAt = (at: Date) =>
    and(
      isNull(session.endedAt),
      gt(session.lastSeenAt, new Date(at.getTime() - idleMs)),
      gt(session.createdAt, new Date(at.getTime() - maxMs)),
    );

  return {
    open: async (token: string, uniqueId: string, place: string, at: Date): Promise<void> => {
      const tokenHash = hashToken(token);
      await queries.insert(session).values({ tokenHash, uniqueId, createdAt: at, lastSeenAt: at, place });
    },
    /** Whose session the token is of, while it holds. Asking for it is being there. */
    find: async (token: string, at: Date): Promise<Trader | undefined> => {
      const tokenHash = hashToken(token);
      const [found] = await queries
        .select({
          uniqueId: trader.uniqueId,
          email: trader.email,
          frozenAt: trader.frozenAt,
          lastSeenAt: session.lastSeenAt,
        })
        .from(session)
        .innerJoin(trader, eq(trader.uniqueId, session.uniqueId))
        .where(and(eq(session.tokenHash, tokenHash), holdsAt(at)));
      if (!found) return undefined;
      const stale = new Date(at.getTime() - seenEveryMs);
      if (found.lastSeenAt <= stale)
        await queries
          .update(session)
          .set({ lastSeenAt: at })
          .where(and(eq(session.tokenHash, tokenHash), lt(session.lastSeenAt, at)));
      const { uniqueId, email, frozenAt } = found;
      return { uniqueId, email, session: tokenHash.toString('hex'), isFrozen: frozenAt !== null };
    },
    /** Which of these hold. Asking keeps none of them from idling, since nobody does anything by it. */
    held: async (ids: readonly string[], at: Date): Promise<Set<string>> => {
      const hashes = ids.map((id) => Buffer.from(id, 'hex'));
      const found = await queries
        .select({ tokenHash: session.tokenHash })
        .from(session)
        .where(and(inArray(session.tokenHash, hashes), holdsAt(at)));
      return new Set(found.map(({ tokenHash }) => tokenHash.toString('hex')));
    },
    end: (id: string, at: Date): Promise<void> => end(eq(session.tokenHash, Buffer.from(id, 'hex')), at),
    endAll: (uniqueId: string, at: Date): Promise<void> => end(eq(session.uniqueId, uniqueId), at),
  };
};

/** As it is, or with the scheme that most clients put before it. */
export const tokenIn = (authorization: string | undefined): string | undefined => {
  const token = authorization?.replace(/^Bearer\s+/i, '').trim();
  return token === '' ? undefined : token;
};

/** For calls that need to know whose they are. */
export const createTraderOf =
  (sessions: Pick<SessionStore, 'find'>, now: () => number) =>
  async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<Trader | undefined> => {
    const token = tokenIn(headers.authorization);
    return token === undefined ? undefined : sessions.find(token, new Date(now()));
  };
