import { styleVariants, type StyleRule } from '@vanilla-extract/css';
import type { TextAlign } from './textAligns';

export const align = styleVariants({
  start: {},
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} satisfies Record<TextAlign, StyleRule>);
