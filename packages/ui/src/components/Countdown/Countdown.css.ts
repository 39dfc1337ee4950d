import { style } from '@vanilla-extract/css';

/** Digits of equal width, so that the text after it doesn't move. */
export const root = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
