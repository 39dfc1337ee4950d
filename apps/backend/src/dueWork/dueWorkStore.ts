import { and, asc, eq, inArray, isNull, lte, notInArray } from 'drizzle-orm';
import type { Queries, Transaction } from '../db/client';
import { dueWork } from '../db/schema';

export type DueWorkRow = typeof dueWork.$inferSelect;

export interface NewDueWork {
  /** The same ID is the same work, which is done once. */
  id: string;
  /** Selects the handler. */
  kind: string;
  /** Data for the handler: JSON, with money as decimal text. */
  payload: unknown;
  dueAt: Date;
}

/** Schedules work in the caller's transaction. Returns whether it is new. */
export const scheduleWork = async (queries: Queries, work: NewDueWork, at: Date): Promise<boolean> => {
  const added = await queries
    .insert(dueWork)
    .values({ ...work, nextTryAt: work.dueAt, createdAt: at })
    .onConflictDoNothing();
  return added.rowCount === 1;
};

const isDue = (at: Date) => and(isNull(dueWork.doneAt), lte(dueWork.nextTryAt, at));

/** Claims the longest waiting work for the duration of the transaction. Several processes claim different work. */
export const claimWork = async (
  transaction: Transaction,
  kinds: string[],
  at: Date,
): Promise<DueWorkRow | undefined> => {
  const [claimed] = await transaction
    .select()
    .from(dueWork)
    .where(and(isDue(at), inArray(dueWork.kind, kinds)))
    .orderBy(asc(dueWork.nextTryAt), asc(dueWork.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return claimed;
};

export const markDone = async (transaction: Transaction, { id, tries }: DueWorkRow, doneAt: Date): Promise<void> => {
  await transaction
    .update(dueWork)
    .set({ doneAt, tries: tries + 1 })
    .where(eq(dueWork.id, id));
};

export const postpone = async (transaction: Transaction, { id, tries }: DueWorkRow, nextTryAt: Date): Promise<void> => {
  await transaction
    .update(dueWork)
    .set({ nextTryAt, tries: tries + 1 })
    .where(eq(dueWork.id, id));
};

/** Kinds of due work that aren't in this list. */
export const otherKindsDue = async (queries: Queries, kinds: string[], at: Date): Promise<string[]> => {
  const found = await queries
    .selectDistinct({ kind: dueWork.kind })
    .from(dueWork)
    .where(and(isDue(at), notInArray(dueWork.kind, kinds)));
  return found.map(({ kind }) => kind);
};
