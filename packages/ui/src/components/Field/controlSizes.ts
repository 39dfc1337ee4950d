export const controlSizes = ['small', 'medium', 'large'] as const;
/** 28, 36 or 44 pixels tall, like buttons. */
export type ControlSize = (typeof controlSizes)[number];
