import { serviceFigures } from '@exchange/domain';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { mailCode } from '../../db/schema';
import type { Seals } from '../secrets/sealing';

export type CodePurpose = 'login' | 'loginActivity' | 'expiredPassword' | 'withdrawal' | 'twoFactor';

/** Identifies a code: its trader, its purpose, and the place or login it is for. */
export interface CodeKey {
  uniqueId: string;
  purpose: CodePurpose;
  scope: string;
}

const lifeMs = serviceFigures.emailCodeMinutes * 60_000;
/** How often a code may be tried. */
export const codeTries = 3;

/** Emailed codes: each counts wrong tries, works once and replaces the earlier one of its kind. */
export const createCodeStore = (queries: Queries, { digest }: Pick<Seals, 'digest'>) => {
  const digestOf = ({ uniqueId, purpose, scope }: CodeKey, code: string) => digest(uniqueId, purpose, scope, code);

  const isLive = ({ uniqueId, purpose, scope }: CodeKey, at: Date) =>
    and(
      eq(mailCode.uniqueId, uniqueId),
      eq(mailCode.purpose, purpose),
      eq(mailCode.scope, scope),
      isNull(mailCode.usedAt),
      gt(mailCode.expiresAt, at),
      gt(mailCode.triesLeft, 0),
    );

  /** A single statement, so only one of several concurrent calls finds the code unused. */
  const compare = async (key: CodeKey, code: string, at: Date, usedAt: Date | null): Promise<boolean> => {
    const isRight = sql<boolean>`${mailCode.codeHash} = ${digestOf(key, code)}`;
    const rows = await queries
      .update(mailCode)
      .set({
        triesLeft: sql`${mailCode.triesLeft} - case when ${isRight} then 0 else 1 end`,
        usedAt: sql`case when ${isRight} then ${usedAt?.toISOString() ?? null}::timestamptz end`,
      })
      .where(isLive(key, at))
      .returning({ isRight });
    return rows[0]?.isRight ?? false;
  };

  return {
    /** For code that compares digests elsewhere. */
    digestOf,
    /** When the newest code expires or expired; used codes count too. */
    expiresAt: async ({ uniqueId, purpose, scope }: CodeKey): Promise<Date | undefined> => {
      const [row] = await queries
        .select({ expiresAt: mailCode.expiresAt })
        .from(mailCode)
        .where(and(eq(mailCode.uniqueId, uniqueId), eq(mailCode.purpose, purpose), eq(mailCode.scope, scope)));
      return row?.expiresAt;
    },
    keep: async (key: CodeKey, code: string, at: Date): Promise<void> => {
      const fresh = {
        codeHash: digestOf(key, code),
        expiresAt: new Date(at.getTime() + lifeMs),
        triesLeft: codeTries,
        usedAt: null,
      };
      await queries
        .insert(mailCode)
        .values({ ...key, ...fresh })
        .onConflictDoUpdate({ target: [mailCode.uniqueId, mailCode.purpose, mailCode.scope], set: fresh });
    },
    /** Keeps a code that several attempts share, unless there is one already; returns whether it was kept. */
    keepShared: async (key: CodeKey, code: string, expiresAt: Date): Promise<boolean> => {
      const fresh = { codeHash: digestOf(key, code), expiresAt, triesLeft: codeTries, usedAt: null };
      const { rowCount } = await queries
        .insert(mailCode)
        .values({ ...key, ...fresh })
        .onConflictDoUpdate({
          target: [mailCode.uniqueId, mailCode.purpose, mailCode.scope],
          set: fresh,
          setWhere: isNotNull(mailCode.usedAt),
        });
      return rowCount === 1;
    },
    /** Returns whether a shared code was right, and spends it. Wrong tries are counted for each attempt, not here. */
    spendShared: async ({ uniqueId, purpose, scope }: CodeKey, code: string, at: Date): Promise<boolean> => {
      const isIt = and(
        isLive({ uniqueId, purpose, scope }, at),
        eq(mailCode.codeHash, digestOf({ uniqueId, purpose, scope }, code)),
      );
      return (await queries.update(mailCode).set({ usedAt: at }).where(isIt)).rowCount === 1;
    },
    /** Whether there is a code that could still be accepted. */
    isAwaited: async (key: CodeKey, at: Date): Promise<boolean> =>
      (await queries.select({ expiresAt: mailCode.expiresAt }).from(mailCode).where(isLive(key, at))).length > 0,
    /** Returns whether the code is right, without spending it. */
    isRight: (key: CodeKey, code: string, at: Date): Promise<boolean> => compare(key, code, at, null),
    /** Returns whether the code was right, and spends it. */
    spend: (key: CodeKey, code: string, at: Date): Promise<boolean> => compare(key, code, at, at),
    endAll: async (uniqueId: string, purpose: CodePurpose, at: Date): Promise<void> => {
      await queries
        .update(mailCode)
        .set({ usedAt: at })
        .where(and(eq(mailCode.uniqueId, uniqueId), eq(mailCode.purpose, purpose), isNull(mailCode.usedAt)));
    },
  };
};
