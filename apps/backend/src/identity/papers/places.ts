import type { KycSide } from '@exchange/domain';

export const ownFolder = '/files/kyc';
export const reviewFolder = '/files/kyc-review';

/** Path of a picture for its owner, relative to the API. */
export const ownPath = (id: string): string => `${ownFolder}/${id}.jpg`;

/** One-time link for a reviewer. */
export const reviewLink = (publicUrl: string, token: string): string => `${publicUrl}/api${reviewFolder}/${token}`;

/** Ties an encrypted picture to its trader and row: it can't be read in another one. */
export const pictureSeal = ({ uniqueId, id, side }: { uniqueId: string; id: string; side: KycSide }): string =>
  `kyc picture ${uniqueId} ${id} ${side}`;

export const numberSeal = ({ uniqueId, id }: { uniqueId: string; id: string }): string =>
  `kyc number ${uniqueId} ${id}`;
