import { style } from '@vanilla-extract/css';

/** Digits of one width, so that what stands beside it stays where it is. */
export const root = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
