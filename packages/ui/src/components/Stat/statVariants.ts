export const statLayouts = ['stacked', 'inline'] as const;
/** `stacked`: each value under its label, several side by side. `inline`: a line each, the value at its end. */
export type StatLayout = (typeof statLayouts)[number];

export const statSizes = ['small', 'medium', 'large'] as const;
/** `small` in trading panels, `medium` on pages, `large` for the one total a page is about. */
export type StatSize = (typeof statSizes)[number];
