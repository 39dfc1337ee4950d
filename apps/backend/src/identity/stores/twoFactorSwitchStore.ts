import { and, eq, gt, gte, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { mailCode, session, twoFactorSwitch } from '../../db/schema';

export interface FactorChange {
  factor: 'app' | 'mail';
  turnsOn: boolean;
}

/** The pending two-factor change of each session, at most one per session. Keyed by session id. */
export const createTwoFactorSwitchStore = (queries: Queries) => {
  const isOf = (id: string) => eq(twoFactorSwitch.session, Buffer.from(id, 'hex'));

  return {
    begin: async (id: string, uniqueId: string, { factor, turnsOn }: FactorChange): Promise<void> => {
      const fresh = { factor, turnsOn, verifiedAt: null };
      await queries
        .insert(twoFactorSwitch)
        .values({ session: Buffer.from(id, 'hex'), uniqueId, ...fresh })
        .onConflictDoUpdate({ target: twoFactorSwitch.session, set: fresh });
    },
    /** Returns whether there was anything to verify. */
    verify: async (id: string, at: Date): Promise<boolean> => {
      const { rowCount } = await queries.update(twoFactorSwitch).set({ verifiedAt: at }).where(isOf(id));
      return rowCount === 1;
    },
    verifiedSince: async (id: string, since: Date): Promise<FactorChange | undefined> => {
      const [row] = await queries
        .select({ factor: twoFactorSwitch.factor, turnsOn: twoFactorSwitch.turnsOn })
        .from(twoFactorSwitch)
        .where(and(isOf(id), gte(twoFactorSwitch.verifiedAt, since)));
      return row;
    },
    /** Discards all pending changes but those to the same, in every session of the trader. */
    dropOthers: async (uniqueId: string, { factor, turnsOn }: FactorChange): Promise<void> => {
      const isOther = or(ne(twoFactorSwitch.factor, factor), ne(twoFactorSwitch.turnsOn, turnsOn));
      await queries.delete(twoFactorSwitch).where(and(eq(twoFactorSwitch.uniqueId, uniqueId), isOther));
    },
    /** Whether a valid session was emailed a code to turn two-factor on that expired, or expires, after `since`. */
    isSettingUp: async (uniqueId: string, since: Date): Promise<boolean> => {
      const isCodeOfSwitch = and(
        eq(mailCode.uniqueId, twoFactorSwitch.uniqueId),
        eq(mailCode.purpose, 'twoFactor'),
        sql`${mailCode.scope} = encode(${twoFactorSwitch.session}, 'hex')`,
      );
      const rows = await queries
        .select({ turnsOn: twoFactorSwitch.turnsOn })
        .from(twoFactorSwitch)
        .innerJoin(session, eq(session.tokenHash, twoFactorSwitch.session))
        .innerJoin(mailCode, isCodeOfSwitch)
        .where(
          and(
            eq(twoFactorSwitch.uniqueId, uniqueId),
            eq(twoFactorSwitch.factor, 'app'),
            eq(twoFactorSwitch.turnsOn, true),
            isNull(session.endedAt),
            gt(mailCode.expiresAt, since),
          ),
        )
        .limit(1);
      return rows.length > 0;
    },
  };
};
