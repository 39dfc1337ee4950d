import { serviceFigures } from '@exchange/domain';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { mailedLink } from '../../db/schema';
import { hashToken } from '../secrets/randomness';

const minute = 60_000;
const short = serviceFigures.emailLinkMinutes * minute;

/** Purposes of emailed links: where each leads and how long it works. */
export const linkPurposes = {
  verifyAccount: { path: '/user/verify_account', lifeMs: serviceFigures.verificationLinkHours * 60 * minute },
  loginActivity: { path: '/updateLoginDetails', lifeMs: short },
  resetPassword: { path: '/reset_password', lifeMs: short },
  disableTwoFactor: { path: '/resetTfa', lifeMs: short },
} as const;

export type LinkPurpose = keyof typeof linkPurposes;

export interface LinkOwner {
  uniqueId: string;
  /** The login that a link confirms. */
  challenge: Buffer | null;
}

const owner = { uniqueId: mailedLink.uniqueId, challenge: mailedLink.challenge };

/** Emailed links, kept as hashes of their tokens; each works once. */
export const createLinkStore = (queries: Queries) => {
  const isLive = (purpose: LinkPurpose, token: string, at: Date) =>
    and(
      eq(mailedLink.tokenHash, hashToken(token)),
      eq(mailedLink.purpose, purpose),
      isNull(mailedLink.usedAt),
      gt(mailedLink.expiresAt, at),
    );

  return {
    keep: async (
      link: { uniqueId: string; purpose: LinkPurpose; challenge?: Buffer },
      token: string,
      at: Date,
    ): Promise<void> => {
      const expiresAt = new Date(at.getTime() + linkPurposes[link.purpose].lifeMs);
      await queries.insert(mailedLink).values({ ...link, tokenHash: hashToken(token), createdAt: at, expiresAt });
    },
    /** The link's owner, while it works; doesn't use it up. */
    find: async (purpose: LinkPurpose, token: string, at: Date): Promise<LinkOwner | undefined> => {
      const [row] = await queries
        .select(owner)
        .from(mailedLink)
        .where(isLive(purpose, token, at));
      return row;
    },
    /** Uses up the link and returns its owner, to only one of several concurrent calls. */
    use: async (purpose: LinkPurpose, token: string, at: Date): Promise<LinkOwner | undefined> => {
      const [row] = await queries
        .update(mailedLink)
        .set({ usedAt: at })
        .where(isLive(purpose, token, at))
        .returning(owner);
      return row;
    },
    endAll: async (uniqueId: string, purpose: LinkPurpose, at: Date): Promise<void> => {
      await queries
        .update(mailedLink)
        .set({ usedAt: at })
        .where(and(eq(mailedLink.uniqueId, uniqueId), eq(mailedLink.purpose, purpose), isNull(mailedLink.usedAt)));
    },
    wasMailedSince: async (uniqueId: string, purpose: LinkPurpose, since: Date): Promise<boolean> => {
      const isRecent = and(
        eq(mailedLink.uniqueId, uniqueId),
        eq(mailedLink.purpose, purpose),
        gt(mailedLink.createdAt, since),
      );
      return (await queries.select(owner).from(mailedLink).where(isRecent).limit(1)).length > 0;
    },
  };
};
