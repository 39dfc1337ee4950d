import { and, asc, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { passkey, passkeyChallenge, passkeyConfirmation } from '../../db/schema';
import type { RowWriter } from '../../exchange/sql/rows';

export type PasskeyRow = typeof passkey.$inferSelect;

/** What a passkey is asked for: by a session, or by somebody who signs in. */
export type Question = { purpose: 'add' | 'confirm'; uniqueId: string; session: string } | { purpose: 'signIn' };

const questionLifeMs = 5 * 60_000;
/** More than each call adds, so that a flood of them keeps only what is still open. */
const forgottenPerCall = 4;
const confirmationLifeMs = 2 * 60_000;

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

const bytesOf = (session: string): Buffer => Buffer.from(session, 'hex');

const askerOf = (question: Question) =>
  question.purpose === 'signIn'
    ? { uniqueId: null, session: null }
    : { uniqueId: question.uniqueId, session: bytesOf(question.session) };

export const createPasskeyStore = (queries: Queries) => {
  const isOwn = (uniqueId: string, credentialId: Buffer) =>
    and(eq(passkey.uniqueId, uniqueId), eq(passkey.credentialId, credentialId));

  const isLive = (uniqueId: string, session: string, at: Date) =>
    and(
      eq(passkeyConfirmation.session, bytesOf(session)),
      eq(passkeyConfirmation.uniqueId, uniqueId),
      gt(passkeyConfirmation.confirmedAt, after(at, -confirmationLifeMs)),
    );

  /** Others that forget at the same time take other rows. */
  const forgetSome = async (at: Date): Promise<void> => {
    const expired = queries
      .select({ challenge: passkeyChallenge.challenge })
      .from(passkeyChallenge)
      .where(lt(passkeyChallenge.expiresAt, at))
      .limit(forgottenPerCall)
      .for('update', { skipLocked: true });
    await queries.delete(passkeyChallenge).where(inArray(passkeyChallenge.challenge, expired));
  };

  return {
    ofTrader: (uniqueId: string): Promise<PasskeyRow[]> =>
      queries.select().from(passkey).where(eq(passkey.uniqueId, uniqueId)).orderBy(asc(passkey.addedAt)),
    count: (uniqueId: string): Promise<number> => queries.$count(passkey, eq(passkey.uniqueId, uniqueId)),
    find: async (credentialId: Buffer): Promise<PasskeyRow | undefined> => {
      const [row] = await queries.select().from(passkey).where(eq(passkey.credentialId, credentialId));
      return row;
    },
    /** Returns whether nobody had it. */
    add: async (row: PasskeyRow): Promise<boolean> => {
      const { rowCount } = await queries.insert(passkey).values(row).onConflictDoNothing();
      return rowCount === 1;
    },
    /** Returns whether it was still there. */
    rename: async (uniqueId: string, credentialId: Buffer, name: string): Promise<boolean> => {
      const { rowCount } = await queries.update(passkey).set({ name }).where(isOwn(uniqueId, credentialId));
      return rowCount === 1;
    },
    remove: async (uniqueId: string, credentialId: Buffer): Promise<PasskeyRow | undefined> => {
      const [row] = await queries.delete(passkey).where(isOwn(uniqueId, credentialId)).returning();
      return row;
    },
    /**
     * Returns whether its counter has moved on, as it must where the device counts: the same number from two answers
     * means that there are two devices. A single statement, so that only one of several concurrent calls gets it.
     */
    takeCounter: async (credentialId: Buffer, counter: number, at: Date): Promise<boolean> => {
      const hasMoved = or(lt(passkey.counter, counter), and(eq(passkey.counter, 0), sql`${counter} = 0`));
      const { rowCount } = await queries
        .update(passkey)
        .set({ counter, usedAt: at })
        .where(and(eq(passkey.credentialId, credentialId), hasMoved));
      return rowCount === 1;
    },
    ask: async (challenge: Buffer, question: Question, at: Date): Promise<void> => {
      const { purpose } = question;
      await forgetSome(at);
      await queries
        .insert(passkeyChallenge)
        .values({ challenge, purpose, ...askerOf(question), expiresAt: after(at, questionLifeMs) });
    },
    /** Returns whether this was asked, of this session, and not answered yet. */
    takeAnswer: async (challenge: Buffer, question: Question, at: Date): Promise<boolean> => {
      const { uniqueId, session } = askerOf(question);
      const { rowCount } = await queries
        .delete(passkeyChallenge)
        .where(
          and(
            eq(passkeyChallenge.challenge, challenge),
            eq(passkeyChallenge.purpose, question.purpose),
            uniqueId === null ? isNull(passkeyChallenge.uniqueId) : eq(passkeyChallenge.uniqueId, uniqueId),
            session === null ? isNull(passkeyChallenge.session) : eq(passkeyChallenge.session, session),
            gte(passkeyChallenge.expiresAt, at),
          ),
        );
      return rowCount === 1;
    },
    confirm: async (uniqueId: string, session: string, at: Date): Promise<void> => {
      await queries
        .insert(passkeyConfirmation)
        .values({ session: bytesOf(session), uniqueId, confirmedAt: at })
        .onConflictDoUpdate({ target: passkeyConfirmation.session, set: { uniqueId, confirmedAt: at } });
    },
    isConfirmed: async (uniqueId: string, session: string, at: Date): Promise<boolean> =>
      (await queries.$count(passkeyConfirmation, isLive(uniqueId, session, at))) > 0,
    /** Returns whether there was one: each confirms one change. */
    spendConfirmation: async (uniqueId: string, session: string, at: Date): Promise<boolean> => {
      const { rowCount } = await queries.delete(passkeyConfirmation).where(isLive(uniqueId, session, at));
      return rowCount === 1;
    },
    /** What was begun or confirmed under what protected the account until now. */
    endOpen: async (uniqueId: string): Promise<void> => {
      await queries.delete(passkeyChallenge).where(eq(passkeyChallenge.uniqueId, uniqueId));
      await queries.delete(passkeyConfirmation).where(eq(passkeyConfirmation.uniqueId, uniqueId));
    },
    forgetOld: async (at: Date): Promise<void> => {
      await queries.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, at));
      await queries
        .delete(passkeyConfirmation)
        .where(lt(passkeyConfirmation.confirmedAt, after(at, -confirmationLifeMs)));
    },
  };
};

/** For commands that end what these traders' devices can do. */
export const removePasskeysOf: RowWriter<string> = (traders) => ({
  name: 'accounts-remove-passkeys',
  text: 'delete from passkey where unique_id = any ($1)',
  values: [traders],
});
