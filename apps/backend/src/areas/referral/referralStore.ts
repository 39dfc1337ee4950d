import { and, desc, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { referral, referralInvitation, trader } from '../../db/schema';

export interface ListedReferral {
  /** What the trader is in it. */
  role: 'referrer' | 'referred';
  status: (typeof referral.$inferSelect)['status'];
  updatedAt: Date;
  /** Of the other one. */
  firstName: string;
  lastName: string;
}

/** Far more than anybody is going to read. */
const mostInvitationsListed = 1_000;

export const createReferralStore = (queries: Queries) => ({
  /** Those the trader has invited, and the one by whom the trader was; what changed last comes first. */
  ofTrader: (uniqueId: string): Promise<ListedReferral[]> => {
    const isReferrer = eq(referral.referrer, uniqueId);
    const other = sql`case when ${isReferrer} then ${referral.referred} else ${referral.referrer} end`;
    return queries
      .select({
        role: sql<ListedReferral['role']>`case when ${isReferrer} then 'referrer' else 'referred' end`,
        status: referral.status,
        updatedAt: referral.updatedAt,
        firstName: trader.firstName,
        lastName: trader.lastName,
      })
      .from(referral)
      .innerJoin(trader, eq(trader.uniqueId, other))
      .where(or(isReferrer, eq(referral.referred, uniqueId)))
      .orderBy(desc(referral.updatedAt), referral.referred);
  },
  /**
   * Those by whom nobody came yet. An account that was opened without the trader's code makes no difference, so that
   * the list does not tell who has one.
   */
  invitationsOf: (uniqueId: string) => {
    const cameByIt = queries
      .select({ referred: referral.referred })
      .from(referral)
      .innerJoin(trader, eq(trader.uniqueId, referral.referred))
      .where(and(eq(referral.referrer, uniqueId), eq(trader.email, referralInvitation.email)));
    return queries
      .select({ email: referralInvitation.email, sentAt: referralInvitation.sentAt })
      .from(referralInvitation)
      .where(and(eq(referralInvitation.referrer, uniqueId), notExists(cameByIt)))
      .orderBy(desc(referralInvitation.sentAt), referralInvitation.email)
      .limit(mostInvitationsListed);
  },
  /** Which of these the trader has invited before. */
  invitedBefore: async (uniqueId: string, addresses: readonly string[]): Promise<string[]> => {
    const rows = await queries
      .select({ email: referralInvitation.email })
      .from(referralInvitation)
      .where(and(eq(referralInvitation.referrer, uniqueId), inArray(referralInvitation.email, [...addresses])));
    const known = new Set(rows.map(({ email }) => email));
    return addresses.filter((address) => known.has(address));
  },
  keepInvitations: async (referrer: string, addresses: readonly string[], sentAt: Date): Promise<void> => {
    await queries.insert(referralInvitation).values(addresses.map((email) => ({ referrer, email, sentAt })));
  },
});
