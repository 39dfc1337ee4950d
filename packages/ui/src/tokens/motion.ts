export type MotionTokens = {
  /** A state of one control: hover, press, selection. */
  quick: string;
  /** Something appears or disappears: a menu, a dialog, a toast. */
  gentle: string;
  /** A figure that just changed, fading back to rest. */
  flash: string;
};

export const fullMotion: MotionTokens = { quick: '120ms', gentle: '180ms', flash: '400ms' };

export const noMotion: MotionTokens = { quick: '0ms', gentle: '0ms', flash: '0ms' };

export const easing = 'ease-out';

export const motions = ['full', 'reduced'] as const;
export type Motion = (typeof motions)[number];
