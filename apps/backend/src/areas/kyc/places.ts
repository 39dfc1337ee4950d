import type { Side } from './sides';

export const ownFolder = '/files/kyc';
export const reviewFolder = '/files/kyc-review';

/** Where a picture is for its owner, below the API's address. */
export const ownPath = (id: string): string => `${ownFolder}/${id}.jpg`;

/** Where a reviewer opens one. */
export const reviewLink = (publicUrl: string, token: string): string => `${publicUrl}/api${reviewFolder}/${token}`;

/** Whose a sealed picture is and where it belongs: moved to another row it cannot be read. */
export const pictureSeal = ({ uniqueId, id, side }: { uniqueId: string; id: string; side: Side }): string =>
  `kyc picture ${uniqueId} ${id} ${side}`;

export const numberSeal = ({ uniqueId, id }: { uniqueId: string; id: string }): string =>
  `kyc number ${uniqueId} ${id}`;
