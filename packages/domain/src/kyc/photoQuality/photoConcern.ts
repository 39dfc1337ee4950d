/** What may keep a reviewer from reading a photo, the first to be mended first. */
export const photoConcerns = ['tooDark', 'blurred', 'tooSmall', 'cutOff'] as const;

export type PhotoConcern = (typeof photoConcerns)[number];
