import type { KycForm } from './kycForm';

/** The three pictures, in the order in which they are sent. */
export const kycSides = ['front', 'back', 'holding'] as const;

export type KycSide = (typeof kycSides)[number];

/** The form field of each picture. */
export const kycPictureFields = { front: 'doc1', back: 'doc2', holding: 'doc3' } as const satisfies Readonly<
  Record<KycSide, keyof KycForm>
>;
