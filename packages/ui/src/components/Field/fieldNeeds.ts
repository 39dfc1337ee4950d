export const fieldNeeds = ['required', 'optional'] as const;
/** `required` is told to who listens, `optional` is written beside the label: most fields are required, so that one stands out. */
export type FieldNeed = (typeof fieldNeeds)[number];
