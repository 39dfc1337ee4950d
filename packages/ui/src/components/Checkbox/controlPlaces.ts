export const controlPlaces = ['start', 'end'] as const;
/** Before the label in forms, or at the end of the line in lists of settings. */
export type ControlPlace = (typeof controlPlaces)[number];
