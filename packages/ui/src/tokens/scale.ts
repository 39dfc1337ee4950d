/** Distances, named by their pixels, so that designs and code use the same numbers. */
export const space = {
  2: '2px',
  4: '4px',
  6: '6px',
  8: '8px',
  12: '12px',
  16: '16px',
  24: '24px',
  32: '32px',
  48: '48px',
  64: '64px',
} as const;

/** 4 for controls, 8 for cards and dialogs. Trading panels have none. */
export const radius = { 4: '4px', 8: '8px' } as const;

export const fontFamily = "'Inter Variable', system-ui, sans-serif";

export const weight = { regular: 400, medium: 500, strong: 600 } as const;

/** Each size comes with its line height. */
export const typography = {
  11: { fontSize: '11px', lineHeight: '16px' },
  12: { fontSize: '12px', lineHeight: '16px' },
  13: { fontSize: '13px', lineHeight: '20px' },
  14: { fontSize: '14px', lineHeight: '20px' },
  16: { fontSize: '16px', lineHeight: '26px' },
  20: { fontSize: '20px', lineHeight: '28px' },
  28: { fontSize: '28px', lineHeight: '36px' },
} as const;

/**
 * The longest line of running text: about 68 characters. In `em`, because `ch` is the width of a zero and would allow
 * more.
 */
export const measure = '32em';

export const controlHeight = { 28: '28px', 36: '36px', 44: '44px' } as const;

/** Minimum target sizes for pointer and touch. */
export const target = { pointer: '24px', touch: '32px' } as const;

/** Widths at which screens change. Components that depend on their panel's width use container queries instead. */
export const breakpoint = {
  small: '360px',
  narrow: '480px',
  tablet: '768px',
  desk: '1024px',
  /** From here order book and trades are side by side, and the trading header has one line. */
  wide: '1280px',
  /** From here the trading header has room for labels. */
  roomy: '1440px',
  /** From here it also has room to name what is unconfirmed. */
  ample: '1600px',
} as const;

type Breakpoint = keyof typeof breakpoint;

export const screenFrom = (name: Breakpoint): string => `(width >= ${breakpoint[name]})`;

export const screenBelow = (name: Breakpoint): string => `(width < ${breakpoint[name]})`;
