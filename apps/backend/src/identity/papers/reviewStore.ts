import type { KycSide } from '@exchange/domain';
import { and, asc, eq, gt, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { country, kycPicture, kycPictureLink, kycSubmission, trader } from '../../db/schema';
import { hashToken } from '../secrets/randomness';

/** Removes document numbers and photos that can't be opened, and returns the submissions of those that wait for a decision. */
export const forgetSealedPapers = async (queries: Queries, canOpen: (column: SQL) => SQL): Promise<string[]> => {
  await queries.delete(kycPicture).where(not(canOpen(sql`${kycPicture.jpeg}`)));
  const forgotten = await queries
    .update(kycSubmission)
    .set({ documentNumber: null, documentDigest: null, formerDigest: null })
    .where(and(isNotNull(kycSubmission.documentNumber), not(canOpen(sql`${kycSubmission.documentNumber}`))))
    .returning({ id: kycSubmission.id, status: kycSubmission.status });
  return forgotten.filter(({ status }) => status === 'submitted').map(({ id }) => id);
};

export interface WaitingSubmission {
  id: string;
  email: string;
  submittedAt: Date;
}

interface NewLink {
  token: string;
  picture: string;
  madeBy: string;
  expiresAt: Date;
}

export interface OpenedLink {
  /** Sealed. */
  jpeg: Buffer;
  id: string;
  uniqueId: string;
  side: KycSide;
  submission: string | null;
  email: string;
  madeBy: string;
}

/** What reviewers see of all traders' documents. */
export const createReviewStore = (queries: Queries) => ({
  /** Longest waiting first. */
  waiting: (): Promise<WaitingSubmission[]> =>
    queries
      .select({ id: kycSubmission.id, email: trader.email, submittedAt: kycSubmission.submittedAt })
      .from(kycSubmission)
      .innerJoin(trader, eq(trader.uniqueId, kycSubmission.uniqueId))
      .where(eq(kycSubmission.status, 'submitted'))
      .orderBy(asc(kycSubmission.submittedAt), asc(kycSubmission.number)),
  countryName: async (id: string): Promise<string> => {
    const [found] = await queries.select({ name: country.name }).from(country).where(eq(country.id, id));
    return found?.name ?? id;
  },
  /** Whether a reviewer was given links to the pictures of this submission. */
  wasShown: async (submission: string): Promise<boolean> => {
    const links = await queries
      .select({ picture: kycPictureLink.picture })
      .from(kycPictureLink)
      .innerJoin(kycPicture, eq(kycPicture.id, kycPictureLink.picture))
      .where(eq(kycPicture.submission, submission))
      .limit(1);
    return links.length > 0;
  },
  addLink: async ({ token, ...link }: NewLink): Promise<void> => {
    await queries.insert(kycPictureLink).values({ tokenHash: hashToken(token), ...link });
  },
  /** The picture, if the link is unused. A single statement, so that only one of several simultaneous calls gets it. */
  open: async (token: string, at: Date): Promise<OpenedLink | undefined> => {
    const [link] = await queries
      .update(kycPictureLink)
      .set({ openedAt: at })
      .where(
        and(
          eq(kycPictureLink.tokenHash, hashToken(token)),
          isNull(kycPictureLink.openedAt),
          gt(kycPictureLink.expiresAt, at),
        ),
      )
      .returning({ picture: kycPictureLink.picture, madeBy: kycPictureLink.madeBy });
    if (!link) return undefined;
    const [found] = await queries
      .select({
        jpeg: kycPicture.jpeg,
        id: kycPicture.id,
        uniqueId: kycPicture.uniqueId,
        side: kycPicture.side,
        submission: kycPicture.submission,
        email: trader.email,
      })
      .from(kycPicture)
      .innerJoin(trader, eq(trader.uniqueId, kycPicture.uniqueId))
      .where(eq(kycPicture.id, link.picture));
    return found && { ...found, madeBy: link.madeBy };
  },
});
