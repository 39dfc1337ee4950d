import { desc, isNotNull, isNull } from 'drizzle-orm';
import { createSeals, type Seals } from '../identity/secrets/sealing';
import { numberSeal, pictureSeal } from '../identity/papers/places';
import type { Queries } from '../db/client';
import { kycPicture, kycSubmission, trader } from '../db/schema';

interface Sealed {
  sealed: Buffer | null;
  owner: string;
}

/** Photos are large, and one readable photo is proof enough. */
const fewPictures = 3;

const ofAuthenticators = async (queries: Queries): Promise<Sealed[]> => {
  const rows = await queries
    .select({ sealed: trader.twoFactorSecret, owner: trader.uniqueId })
    .from(trader)
    .where(isNotNull(trader.twoFactorSecret));
  return rows;
};

const ofNumbers = async (queries: Queries): Promise<Sealed[]> => {
  const rows = await queries.select().from(kycSubmission).where(isNotNull(kycSubmission.documentNumber));
  return rows.map((row) => ({ sealed: row.documentNumber, owner: numberSeal(row) }));
};

/** Photos of a submission have its number beside them. */
const ofWaitingPictures = async (queries: Queries): Promise<Sealed[]> => {
  const rows = await queries
    .select()
    .from(kycPicture)
    .where(isNull(kycPicture.submission))
    .orderBy(desc(kycPicture.sentAt))
    .limit(fewPictures);
  return rows.map((row) => ({ sealed: row.jpeg, owner: pictureSeal(row) }));
};

const canRead = ({ unsealBytes }: Seals, { sealed, owner }: Sealed): boolean => {
  try {
    return sealed !== null && unsealBytes(sealed, owner).length > 0;
  } catch {
    return false;
  }
};

/** Whether the key can read at least one of the stored secrets. True for any key, or none, if there are no secrets. */
export const readsSecrets = async (queries: Queries, key: Buffer | undefined): Promise<boolean> => {
  const seals = key && createSeals(key);
  let isAnythingSealed = false;
  for (const find of [ofAuthenticators, ofNumbers, ofWaitingPictures]) {
    const found = await find(queries);
    if (seals && found.some((one) => canRead(seals, one))) return true;
    isAnythingSealed ||= found.length > 0;
  }
  return !isAnythingSealed;
};
