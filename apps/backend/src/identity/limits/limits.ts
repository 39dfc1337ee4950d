import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client';
import { tryCount } from '../../db/schema';
import { nextTry, type NextTry, type Tried, type TryRule } from './tryRules';

/** The kinds counted per account, each with its counterpart for all unknown places together. */
export const awayKinds = { code: 'awayCode', mail: 'awayMail', password: 'awayPassword' } as const;

export type PlacedKind = keyof typeof awayKinds;

/** What is counted, each per subject. */
export type LimitKind =
  | 'address'
  | 'attempt'
  | 'invite'
  | 'kyc'
  | 'kycPicture'
  | 'neighbours'
  | 'profilePicture'
  | 'proof'
  | 'register'
  | 'request'
  | 'requestMail'
  | PlacedKind
  | (typeof awayKinds)[PlacedKind];

export interface Limit {
  kind: LimitKind;
  subject: string;
}

interface Taken {
  /** How long to wait; undefined if the try is free. */
  waitMs: number | undefined;
  /** Which limits this try used up, so that the next one must wait. */
  used: LimitKind[];
}

const keyOf = ({ kind, subject }: Limit): string => `${kind} ${subject}`;

const triedOf = ({ count, blockedUntil, updatedAt }: typeof tryCount.$inferSelect): Tried => ({
  count,
  blockedUntil: blockedUntil?.getTime(),
  updatedAt: updatedAt.getTime(),
});

/** Others that count the same key wait, so that concurrent tries aren't counted as one. */
const readLocked = async (transaction: Transaction, key: string): Promise<Tried | undefined> => {
  await transaction
    .insert(tryCount)
    .values({ key, count: 0, updatedAt: new Date(0) })
    .onConflictDoNothing();
  const [row] = await transaction.select().from(tryCount).where(eq(tryCount.key, key)).for('update');
  return row && triedOf(row);
};

const write = async (transaction: Transaction, key: string, { count, blockedUntil, updatedAt }: Tried) => {
  const blocked = blockedUntil === undefined ? null : new Date(blockedUntil);
  await transaction
    .update(tryCount)
    .set({ count, blockedUntil: blocked, updatedAt: new Date(updatedAt) })
    .where(eq(tryCount.key, key));
};

export type Limits = ReturnType<typeof createLimits>;

/** How often something may be tried. Kept in the database, so it survives restarts and is shared by all processes. */
export const createLimits = (db: Database, rules: Readonly<Record<LimitKind, TryRule>>, now: () => number) => {
  const takeOne = (limit: Limit): Promise<NextTry> =>
    db.transaction(async (transaction) => {
      const key = keyOf(limit);
      const next = nextTry(await readLocked(transaction, key), rules[limit.kind], now());
      if (next.waitMs === undefined) await write(transaction, key, next.tried);
      return next;
    });

  /** What has been tried of each, without counting. */
  const readAll = async (limits: readonly Limit[]) => {
    const kinds = new Map(limits.map((limit) => [keyOf(limit), limit.kind]));
    const rows = await db
      .select()
      .from(tryCount)
      .where(inArray(tryCount.key, [...kinds.keys()]));
    return rows.flatMap((row) => {
      const kind = kinds.get(row.key);
      return kind === undefined ? [] : [{ rule: rules[kind], tried: triedOf(row) }];
    });
  };

  return {
    /** Whether a try at any of these would have to wait; it isn't counted. */
    isUsedUp: async (...limits: Limit[]): Promise<boolean> =>
      (await readAll(limits)).some(({ rule, tried }) => nextTry(tried, rule, now()).waitMs !== undefined),
    /** The most tries that count against any of these now, whether or not the next must wait. */
    triesSoFar: async (...limits: Limit[]): Promise<number> => {
      const counts = (await readAll(limits)).map(({ rule, tried: { count, blockedUntil, updatedAt } }) =>
        now() - Math.max(updatedAt, blockedUntil ?? 0) > rule.windowMs ? 0 : count,
      );
      return Math.max(0, ...counts);
    },
    /** Counts a try against each limit, up to the first that must wait. */
    take: async (...limits: Limit[]): Promise<Taken> => {
      const used: LimitKind[] = [];
      for (const limit of limits) {
        const next = await takeOne(limit);
        if (next.waitMs !== undefined) return { waitMs: next.waitMs, used };
        if (next.tried.blockedUntil !== undefined) used.push(limit.kind);
      }
      return { waitMs: undefined, used };
    },
    /** Uncounts a try that turned out right, so the next one doesn't wait because of it; earlier tries still count. */
    giveBack: async (...limits: Limit[]): Promise<void> => {
      await db
        .update(tryCount)
        .set({ count: sql`greatest(${tryCount.count} - 1, 0)`, blockedUntil: null })
        .where(inArray(tryCount.key, limits.map(keyOf)));
    },
    /** A right answer resets the count. */
    forget: async (...limits: Limit[]): Promise<void> => {
      await db.delete(tryCount).where(inArray(tryCount.key, limits.map(keyOf)));
    },
  };
};
