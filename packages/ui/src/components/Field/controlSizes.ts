export const controlSizes = ['small', 'medium', 'large'] as const;
/** 28, 36 or 44 pixels high, as buttons are. */
export type ControlSize = (typeof controlSizes)[number];
