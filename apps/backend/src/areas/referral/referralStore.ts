import { and, desc, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { referral, referralInvitation, trader } from '../../db/schema';

export interface ListedReferral {
  /** The trader's own role. */
  role: 'referrer' | 'referred';
  status: (typeof referral.$inferSelect)['status'];
  updatedAt: Date;
  /** Name of the other person. */
  firstName: string;
  lastName: string;
}

/** Far more than anyone will read. */
const mostInvitationsListed = 1_000;

export const createReferralStore = (queries: Queries) => ({
  /** Those the trader invited, and the one who invited the trader; last changed first. */
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
   * Invitations that led to no sign-up yet. An account opened without the trader's code makes no difference, so the
   * list doesn't reveal who has an account.
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
  /** Those of the addresses that the trader has invited before. */
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
