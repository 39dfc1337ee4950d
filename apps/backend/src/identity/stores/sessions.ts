import { and, desc, eq, gt, inArray, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Trader } from '../../contract/handlers';
import type { Queries } from '../../db/client';
import { session, trader } from '../../db/schema';
import { hashToken } from '../secrets/randomness';

export interface SessionTimes {
  idleMs: number;
  maxMs: number;
}

/** Updating it on every call would cost a write per call. */
const seenEveryMs = 60_000;

/** More than anybody uses. Whoever signs in without end would otherwise have a list that takes seconds to read. */
export const mostOpenSessions = 100;

/** The channel that notifies every process when a session ends; the payload is the session's id. */
export const sessionEndedChannel = 'session_ended';

export interface OpenSession {
  id: string;
  device: string | null;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
}

const isSession = (id: string): SQL => eq(session.tokenHash, Buffer.from(id, 'hex'));

const endThose = async (queries: Queries, which: SQL | undefined, at: Date): Promise<number> => {
  const { rows } = await queries.execute(sql`
    with ended as (
      update ${session} set ended_at = ${at.toISOString()}::timestamptz
      where ${which} and ${session.endedAt} is null
      returning ${session.tokenHash}
    )
    select pg_notify(${sessionEndedChannel}, encode(token_hash, 'hex')) from ended`);
  return rows.length;
};

/** Ends all sessions of a trader except `kept`; returns how many ended. */
export const endSessions = (queries: Queries, uniqueId: string, at: Date, kept?: string): Promise<number> => {
  const isAnother = kept === undefined ? undefined : ne(session.tokenHash, Buffer.from(kept, 'hex'));
  return endThose(queries, and(eq(session.uniqueId, uniqueId), isAnother), at);
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Sessions, kept as hashes of their tokens; the hash as text is a session's id. */
export const createSessionStore = (queries: Queries, { idleMs, maxMs }: SessionTimes) => {
  /** The conditions that every valid session meets. */
  const holdsAt = (at: Date) =>
    and(
      isNull(session.endedAt),
      gt(session.lastSeenAt, new Date(at.getTime() - idleMs)),
      gt(session.createdAt, new Date(at.getTime() - maxMs)),
    );

  /** Those unused for longest, of more than there may be. */
  const inExcess = (uniqueId: string) =>
    inArray(
      session.tokenHash,
      queries
        .select({ tokenHash: session.tokenHash })
        .from(session)
        .where(and(eq(session.uniqueId, uniqueId), isNull(session.endedAt)))
        .orderBy(desc(session.lastSeenAt), desc(session.createdAt), session.tokenHash)
        .offset(mostOpenSessions),
    );

  return {
    open: async (token: string, uniqueId: string, place: string, at: Date, device?: string): Promise<void> => {
      const tokenHash = hashToken(token);
      await queries.insert(session).values({ tokenHash, uniqueId, createdAt: at, lastSeenAt: at, place, device });
      await endThose(queries, inExcess(uniqueId), at);
    },
    /** The trader whose session the token belongs to, while it is valid. Each look-up counts as activity. */
    find: async (token: string, at: Date): Promise<Trader | undefined> => {
      const tokenHash = hashToken(token);
      const [found] = await queries
        .select({
          uniqueId: trader.uniqueId,
          email: trader.email,
          frozenAt: trader.frozenAt,
          closedAt: trader.closedAt,
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
      const { uniqueId, email, frozenAt, closedAt } = found;
      const standing = { isFrozen: frozenAt !== null, isClosed: closedAt !== null };
      return { uniqueId, email, session: tokenHash.toString('hex'), ...standing };
    },
    /** Which of these are still valid. This check doesn't count as activity, so they can still time out. */
    held: async (ids: readonly string[], at: Date): Promise<Set<string>> => {
      const hashes = ids.map((id) => Buffer.from(id, 'hex'));
      const found = await queries
        .select({ tokenHash: session.tokenHash })
        .from(session)
        .where(and(inArray(session.tokenHash, hashes), holdsAt(at)));
      return new Set(found.map(({ tokenHash }) => tokenHash.toString('hex')));
    },
    /** A trader's valid sessions, most recently used first. */
    ofTrader: (uniqueId: string, at: Date): Promise<OpenSession[]> =>
      queries
        .select({
          id: sql<string>`encode(${session.tokenHash}, 'hex')`,
          device: session.device,
          address: session.place,
          createdAt: session.createdAt,
          lastSeenAt: session.lastSeenAt,
        })
        .from(session)
        .where(and(eq(session.uniqueId, uniqueId), holdsAt(at)))
        .orderBy(desc(session.lastSeenAt), desc(session.createdAt), session.tokenHash),
    end: (id: string, at: Date): Promise<number> => endThose(queries, isSession(id), at),
    /** Ends the session only if it belongs to this trader; returns how many ended. */
    endOwn: (uniqueId: string, id: string, at: Date): Promise<number> =>
      endThose(queries, and(eq(session.uniqueId, uniqueId), isSession(id)), at),
    endAll: (uniqueId: string, at: Date, kept?: string): Promise<number> => endSessions(queries, uniqueId, at, kept),
  };
};

/** Accepts a bare token, or one after the `Bearer` scheme that most clients send. */
export const tokenIn = (authorization: string | undefined): string | undefined => {
  const token = authorization?.replace(/^Bearer\s+/i, '').trim();
  return token === '' ? undefined : token;
};

/** For calls that need to know which trader makes them. */
export const createTraderOf =
  (sessions: Pick<SessionStore, 'find'>, now: () => number) =>
  async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<Trader | undefined> => {
    const token = tokenIn(headers.authorization);
    return token === undefined ? undefined : sessions.find(token, new Date(now()));
  };
