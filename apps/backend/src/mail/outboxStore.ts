import { and, asc, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
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

export type OutboxStore = ReturnType<typeof createOutboxStore>;

/** Queued and sent emails, which survive the end of any process. */
export const createOutboxStore = (queries: Queries) => {
  const isWaiting = isNull(outgoingMail.sentAt);
  const change = async (id: number, values: Partial<typeof outgoingMail.$inferInsert>): Promise<void> => {
    await queries.update(outgoingMail).set(values).where(eq(outgoingMail.id, id));
  };

  return {
    /** What every email to this address contains at the moment. */
    readerContextOf: async (
      email: string,
    ): Promise<{ antiPhishingWord: string | undefined; isWindingDown: boolean }> => {
      const { rows } = await queries.execute<{ word: string | null; isWindingDown: boolean }>(
        sql`select (select ${trader.antiPhishingWord} from ${trader} where ${trader.email} = ${email}) as word,
                   ${sql.raw(isWindingDownSql)} as "isWindingDown"`,
      );
      return { antiPhishingWord: rows[0]?.word ?? undefined, isWindingDown: rows[0]?.isWindingDown === true };
    },
    queue: async (mail: NewMail, at: Date): Promise<void> => {
      await queries.insert(outgoingMail).values({ ...mail, createdAt: at, nextTryAt: at });
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
    forgetBefore: async (at: Date): Promise<void> => {
      await queries.delete(outgoingMail).where(lt(outgoingMail.createdAt, at));
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
