import { and, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { mailCode, session, twoFactorSwitch } from '../../db/schema';

export interface Direction {
  turnsOn: boolean;
}

/** The pending two-factor change of each session, at most one per session. Keyed by session id. */
export const createTwoFactorSwitchStore = (queries: Queries) => {
  const isOf = (id: string) => eq(twoFactorSwitch.session, Buffer.from(id, 'hex'));

  return {
    begin: async (id: string, uniqueId: string, turnsOn: boolean): Promise<void> => {
      const fresh = { turnsOn, verifiedAt: null };
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
    verifiedSince: async (id: string, since: Date): Promise<Direction | undefined> => {
      const [row] = await queries
        .select({ turnsOn: twoFactorSwitch.turnsOn })
        .from(twoFactorSwitch)
        .where(and(isOf(id), gte(twoFactorSwitch.verifiedAt, since)));
      return row;
    },
    /** Discards the pending changes in one direction, in every session of the trader. */
    dropThose: async (uniqueId: string, { turnsOn }: Direction): Promise<void> => {
      await queries
        .delete(twoFactorSwitch)
        .where(and(eq(twoFactorSwitch.uniqueId, uniqueId), eq(twoFactorSwitch.turnsOn, turnsOn)));
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
