import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { recoveryCode, referral, trader } from '../../db/schema';

/** Email domains of accounts that no one signs in to: nothing is delivered there, and they aren't customers. */
export const reservedEmailDomains = { simulation: 'simulation.invalid', retired: 'retired.test' } as const;

export type TraderRow = typeof trader.$inferSelect;

export type NewTrader = typeof trader.$inferInsert;

export const isTwoFactorOn = ({ twoFactorSince }: Pick<TraderRow, 'twoFactorSince'>): boolean =>
  twoFactorSince !== null;

export const createTraderStore = (queries: Queries) => {
  const change = async (uniqueId: string, values: Partial<NewTrader>): Promise<void> => {
    await queries.update(trader).set(values).where(eq(trader.uniqueId, uniqueId));
  };
  const findBy = async (condition: ReturnType<typeof eq>): Promise<TraderRow | undefined> => {
    const [row] = await queries.select().from(trader).where(condition);
    return row;
  };

  return {
    byEmail: (email: string) => findBy(eq(trader.email, email)),
    byId: (uniqueId: string) => findBy(eq(trader.uniqueId, uniqueId)),
    byReferralCode: (code: string) => findBy(eq(trader.referralCode, code)),
    /** Anything else that locks this trader waits until the transaction ends. */
    lock: async (uniqueId: string): Promise<void> => {
      await queries.select({ id: trader.uniqueId }).from(trader).where(eq(trader.uniqueId, uniqueId)).for('update');
    },
    /**
     * The row as it stays until the transaction ends. One at a time: shared locks that overlap without end would keep
     * the exchange from writing the row.
     */
    readSteady: async (uniqueId: string): Promise<TraderRow | undefined> => {
      const [row] = await queries.select().from(trader).where(eq(trader.uniqueId, uniqueId)).for('no key update');
      return row;
    },
    /** Returns whether the address was free. A trader with a referrer counts as that trader's referral from now on. */
    add: async (values: NewTrader): Promise<boolean> => {
      const added = await queries.insert(trader).values(values).onConflictDoNothing({ target: trader.email });
      if (added.rowCount !== 1) return false;
      const { uniqueId: referred, referredBy: referrer, createdAt } = values;
      if (typeof referrer === 'string')
        await queries
          .insert(referral)
          .values({ referred, referrer, status: 'pending', createdAt, updatedAt: createdAt });
      return true;
    },
    verify: (uniqueId: string) => change(uniqueId, { isVerified: true }),
    /** Withdrawals are blocked for a day afterwards, however the password was changed. */
    resetPassword: (uniqueId: string, passwordHash: string, at: Date) =>
      change(uniqueId, { passwordHash, passwordChangedAt: at, passwordResetAt: at, isPasswordExpired: false }),
    expirePassword: (uniqueId: string) => change(uniqueId, { isPasswordExpired: true }),
    keepTwoFactorSecret: (uniqueId: string, twoFactorSecret: Buffer) => change(uniqueId, { twoFactorSecret }),
    /** Keeps the stored secret; the code that proved it can't be used again. Codes by email end. */
    turnTwoFactorOn: (uniqueId: string, lastTotpStep: number, at: Date) =>
      change(uniqueId, { twoFactorSince: at, lastTotpStep, isMailCodeOn: false }),
    turnMailCodes: (uniqueId: string, isMailCodeOn: boolean) => change(uniqueId, { isMailCodeOn }),
    setAntiPhishingWord: (uniqueId: string, antiPhishingWord: string | null) => change(uniqueId, { antiPhishingWord }),
    setCodeFirst: (uniqueId: string, asksCodeFirst: boolean) => change(uniqueId, { asksCodeFirst }),
    /** However it is turned off, its recovery codes end with it. */
    turnTwoFactorOff: async (uniqueId: string): Promise<void> => {
      await change(uniqueId, { twoFactorSecret: null, twoFactorSince: null, lastTotpStep: null });
      await queries.delete(recoveryCode).where(eq(recoveryCode.uniqueId, uniqueId));
    },
    /** Returns whether this step was still unused. A single statement: only one of several concurrent calls gets it. */
    takeTotpStep: async (uniqueId: string, step: number): Promise<boolean> => {
      const isLater = or(isNull(trader.lastTotpStep), lt(trader.lastTotpStep, step));
      const taken = await queries
        .update(trader)
        .set({ lastTotpStep: step })
        .where(and(eq(trader.uniqueId, uniqueId), isNotNull(trader.twoFactorSince), isLater));
      return taken.rowCount === 1;
    },
  };
};
