export const controlPlaces = ['start', 'end'] as const;
/** Before its label, as in a form, or at the end of the line, as in a list of settings. */
export type ControlPlace = (typeof controlPlaces)[number];
