export const textAligns = ['start', 'end'] as const;
export type TextAlign = (typeof textAligns)[number];
