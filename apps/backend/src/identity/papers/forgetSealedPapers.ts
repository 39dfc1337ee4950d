import type { Queries } from '../../db/client';
import { kycPicture, kycSubmission } from '../../db/schema';
import { createReviewStore } from './reviewStore';

/** Removes every trader's document numbers and photos, and returns the submissions still waiting for a decision. */
export const forgetSealedPapers = async (queries: Queries): Promise<string[]> => {
  await queries.delete(kycPicture);
  await queries.update(kycSubmission).set({ documentNumber: null });
  return (await createReviewStore(queries).waiting()).map(({ id }) => id);
};
