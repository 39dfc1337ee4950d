/** What may keep a reviewer from reading a photo, in the order in which to fix it. */
export const photoConcerns = ['tooDark', 'blurred', 'tooSmall', 'cutOff'] as const;

export type PhotoConcern = (typeof photoConcerns)[number];
