export const fieldNeeds = ['required', 'optional'] as const;
/** Screen readers announce `required`; `optional` is shown beside the label. Most fields are required, so the exception is marked. */
export type FieldNeed = (typeof fieldNeeds)[number];
