import type { KycSide } from '@exchange/domain';
import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { country, kycPicture, kycPictureLink, kycSubmission, trader } from '../../db/schema';
import type { Seals } from '../secrets/sealing';
import { plainDocumentNumber } from './documentNumber';
import { numberSeal, pictureSeal } from './places';

export type SubmissionRow = typeof kycSubmission.$inferSelect;

export interface NewSubmission extends Omit<
  typeof kycSubmission.$inferInsert,
  'number' | 'documentNumber' | 'documentDigest' | 'formerDigest' | 'status' | 'decidedAt' | 'decidedBy' | 'reason'
> {
  documentNumber: string;
}

export interface NewPicture {
  id: string;
  uniqueId: string;
  side: KycSide;
  /** Null until it is submitted. */
  submission: string | null;
  jpeg: Buffer;
  sentAt: Date;
}

export type KeptPicture = Pick<NewPicture, 'id' | 'side'>;

export type KycSeals = Pick<Seals, 'seal' | 'unseal' | 'unsealBytes' | 'digest' | 'oldDigests'>;

type Papers = Pick<NewSubmission, 'countryId' | 'documentType' | 'documentNumber'>;

const digestedParts = ({ countryId, documentType, documentNumber }: Papers): string[] => [
  'document',
  countryId,
  documentType,
  plainDocumentNumber(documentNumber),
];

/** By which the same papers are recognised; also with the oldest key, as long as some are digested with that alone. */
export const documentDigests = (
  seals: Pick<Seals, 'digest' | 'oldDigests'>,
  papers: Papers,
): { documentDigest: Buffer; formerDigest: Buffer | null } => {
  const parts = digestedParts(papers);
  return { documentDigest: seals.digest(...parts), formerDigest: seals.oldDigests(...parts).at(-1) ?? null };
};

/** Submissions and pictures. Every lookup names the trader, so none can return another's. */
export const createKycStore = (queries: Queries, seals: KycSeals) => ({
  hasCountry: async (id: string): Promise<boolean> =>
    (await queries.select({ id: country.id }).from(country).where(eq(country.id, id))).length > 0,
  setStatus: async (uniqueId: string, kycStatus: number): Promise<void> => {
    await queries.update(trader).set({ kycStatus }).where(eq(trader.uniqueId, uniqueId));
  },
  last: async (uniqueId: string): Promise<SubmissionRow | undefined> => {
    const [row] = await queries
      .select()
      .from(kycSubmission)
      .where(eq(kycSubmission.uniqueId, uniqueId))
      .orderBy(desc(kycSubmission.number))
      .limit(1);
    return row;
  },
  isOwn: async (uniqueId: string, id: string): Promise<boolean> => {
    const isTheirs = and(eq(kycSubmission.uniqueId, uniqueId), eq(kycSubmission.id, id));
    return (await queries.select({ id: kycSubmission.id }).from(kycSubmission).where(isTheirs)).length > 0;
  },
  /** Nothing where its key was lost for good. */
  numberOf: (row: Pick<SubmissionRow, 'documentNumber' | 'uniqueId' | 'id'>): string | undefined =>
    row.documentNumber === null ? undefined : seals.unseal(row.documentNumber, numberSeal(row)),
  add: async ({ documentNumber, ...submission }: NewSubmission): Promise<void> => {
    await queries.insert(kycSubmission).values({
      ...submission,
      documentNumber: seals.seal(documentNumber, numberSeal(submission)),
      ...documentDigests(seals, { ...submission, documentNumber }),
      status: 'submitted',
    });
  },
  /** Replaces a waiting submission, and deletes pictures of submissions that are no longer needed. */
  endEarlier: async (uniqueId: string): Promise<void> => {
    const ended = await queries
      .select({ id: kycSubmission.id })
      .from(kycSubmission)
      .where(and(eq(kycSubmission.uniqueId, uniqueId), inArray(kycSubmission.status, ['submitted', 'rejected'])));
    const ids = ended.map(({ id }) => id);
    if (ids.length === 0) return;
    await queries
      .update(kycSubmission)
      .set({ status: 'replaced' })
      .where(and(inArray(kycSubmission.id, ids), eq(kycSubmission.status, 'submitted')));
    await queries.delete(kycPicture).where(inArray(kycPicture.submission, ids));
  },
  addPicture: async ({ jpeg, ...picture }: NewPicture): Promise<void> => {
    await queries.insert(kycPicture).values({ ...picture, jpeg: seals.seal(jpeg, pictureSeal(picture)) });
  },
  /** The pictures of a submission, or those not submitted yet. */
  picturesOf: (uniqueId: string, submission: string | null): Promise<KeptPicture[]> =>
    queries
      .select({ id: kycPicture.id, side: kycPicture.side })
      .from(kycPicture)
      .where(
        and(
          eq(kycPicture.uniqueId, uniqueId),
          submission === null ? isNull(kycPicture.submission) : eq(kycPicture.submission, submission),
        ),
      ),
  areOwn: async (uniqueId: string, ids: readonly string[]): Promise<boolean> => {
    const isTheirs = and(eq(kycPicture.uniqueId, uniqueId), inArray(kycPicture.id, [...ids]));
    const found = await queries.select({ id: kycPicture.id }).from(kycPicture).where(isTheirs);
    return found.length === new Set(ids).size;
  },
  submitPictures: async (ids: readonly string[], submission: string): Promise<void> => {
    await queries
      .update(kycPicture)
      .set({ submission })
      .where(inArray(kycPicture.id, [...ids]));
  },
  forgetWaiting: async (uniqueId: string, side?: KycSide): Promise<void> => {
    const isWaiting = and(eq(kycPicture.uniqueId, uniqueId), isNull(kycPicture.submission));
    await queries.delete(kycPicture).where(side === undefined ? isWaiting : and(isWaiting, eq(kycPicture.side, side)));
  },
  pictureOf: async (uniqueId: string, id: string): Promise<Buffer | undefined> => {
    const isTheirs = and(eq(kycPicture.uniqueId, uniqueId), eq(kycPicture.id, id));
    const [found] = await queries.select().from(kycPicture).where(isTheirs);
    return found && seals.unsealBytes(found.jpeg, pictureSeal(found));
  },
  /** Deletes pictures that weren't submitted in time, and expired links. */
  sweep: async (before: Date): Promise<void> => {
    await queries.delete(kycPicture).where(and(isNull(kycPicture.submission), lt(kycPicture.sentAt, before)));
    await queries.delete(kycPictureLink).where(lt(kycPictureLink.expiresAt, before));
  },
});

export type KycStore = ReturnType<typeof createKycStore>;
