import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { outgoingMail, trader } from '../db/schema';
import { isWindingDownSql } from '../exchange/sql/windDown';
import type { Composed } from './compose';

export type OutgoingMail = typeof outgoingMail.$inferSelect;

interface NewMail extends Composed {
  recipient: string;
  messageId: string;
  inReplyTo?: string | null;
}

interface Claim {
  at: Date;
  /** When another process may take it, in case this one ends before sending it. */
  until: Date;
  most: number;
}

/** How long delivery is tried. */
export const deliveryMs = 24 * 60 * 60_000;

const after = (at: Date): Date => new Date(at.getTime() + deliveryMs);

export type OutboxStore = ReturnType<typeof createOutboxStore>;

/** Queued and sent emails, which survive the end of any process. */
export const createOutboxStore = (queries: Queries) => {
  const isWaiting = and(isNull(outgoingMail.sentAt), isNull(outgoingMail.parkedAt));
  const isParked = isNotNull(outgoingMail.parkedAt);
  const change = async (id: number, values: Partial<typeof outgoingMail.$inferInsert>): Promise<void> => {
    await queries.update(outgoingMail).set(values).where(eq(outgoingMail.id, id));
  };

  return {
    /** What every email to this address contains at the moment, or to this trader wherever it goes. */
    readerContextOf: async (
      email: string,
      uniqueId?: string,
    ): Promise<{ antiPhishingWord: string | undefined; isWindingDown: boolean }> => {
      const { rows } = await queries.execute<{ word: string | null; isWindingDown: boolean }>(
        sql`select (select ${trader.antiPhishingWord} from ${trader} where ${uniqueId === undefined ? eq(trader.email, email) : eq(trader.uniqueId, uniqueId)}) as word,
                   ${sql.raw(isWindingDownSql)} as "isWindingDown"`,
      );
      return { antiPhishingWord: rows[0]?.word ?? undefined, isWindingDown: rows[0]?.isWindingDown === true };
    },
    queue: async (mail: NewMail, at: Date): Promise<void> => {
      await queries.insert(outgoingMail).values({ ...mail, createdAt: at, nextTryAt: at, giveUpAt: after(at) });
    },
    /** Claims some due emails. Several processes claim different ones. */
    claim: ({ at, until, most }: Claim): Promise<OutgoingMail[]> => {
      const due = queries
        .select({ id: outgoingMail.id })
        .from(outgoingMail)
        .where(and(isWaiting, lte(outgoingMail.nextTryAt, at)))
        .orderBy(asc(outgoingMail.nextTryAt))
        .limit(most)
        .for('update', { skipLocked: true });
      return queries
        .update(outgoingMail)
        .set({ tries: sql`${outgoingMail.tries} + 1`, nextTryAt: until })
        .where(sql`${outgoingMail.id} = any(array(${due}))`)
        .returning();
    },
    tryAgain: (id: number, at: Date): Promise<void> => change(id, { nextTryAt: at }),
    /** Deletes the contents, which are for the reader alone and no longer needed. */
    markSent: (id: number, at: Date): Promise<void> => change(id, { sentAt: at, text: '', html: '' }),
    remove: async (id: number): Promise<void> => {
      await queries.delete(outgoingMail).where(eq(outgoingMail.id, id));
    },
    /** Keeps it for the operator. A code that has expired is no use to anyone. */
    park: (mail: Pick<OutgoingMail, 'id' | 'sort'>, at: Date): Promise<void> =>
      change(mail.id, { parkedAt: at, ...(mail.sort === 'code' && { text: '', html: '' }) }),
    /** The longest parked first. */
    parked: (): Promise<OutgoingMail[]> =>
      queries.select().from(outgoingMail).where(isParked).orderBy(asc(outgoingMail.id)),
    countParked: async (): Promise<Record<'code' | 'notice', number>> => {
      const { rows } = await queries.execute<{ code: number; notice: number }>(
        sql`select count(*) filter (where sort = 'code')::integer as code,
              count(*) filter (where sort <> 'code')::integer as notice
            from ${outgoingMail} where ${isParked}`,
      );
      return { code: rows[0]?.code ?? 0, notice: rows[0]?.notice ?? 0 };
    },
    /** Tries these for another day; those that hold an expired code stay where they are. Returns the ids. */
    resend: async (ids: readonly number[], at: Date): Promise<number[]> => {
      const resent = await queries
        .update(outgoingMail)
        .set({ parkedAt: null, nextTryAt: at, giveUpAt: after(at) })
        .where(and(isParked, ne(outgoingMail.sort, 'code'), inArray(outgoingMail.id, [...ids])))
        .returning({ id: outgoingMail.id });
      return resent.map(({ id }) => id);
    },
    /** Notices that wait for the operator stay. */
    forgetBefore: async (at: Date): Promise<void> => {
      const isOver = or(isNull(outgoingMail.parkedAt), eq(outgoingMail.sort, 'code'));
      await queries.delete(outgoingMail).where(and(lt(outgoingMail.createdAt, at), isOver));
    },
    newestWaiting: (recipient: string | undefined, most: number): Promise<OutgoingMail[]> =>
      queries
        .select()
        .from(outgoingMail)
        .where(and(isWaiting, recipient === undefined ? undefined : eq(outgoingMail.recipient, recipient)))
        .orderBy(desc(outgoingMail.id))
        .limit(most),
    findWaiting: async (id: number): Promise<OutgoingMail | undefined> => {
      const [found] = await queries
        .select()
        .from(outgoingMail)
        .where(and(isWaiting, eq(outgoingMail.id, id)));
      return found;
    },
  };
};
