export const dialogSizes = ['small', 'medium', 'large'] as const;
/** At most 420, 560 or 720 pixels wide. */
export type DialogSize = (typeof dialogSizes)[number];
