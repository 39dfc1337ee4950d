import { style } from '@vanilla-extract/css';

/** Without a box: it only exists to check whether it contains the focused element. */
export const besides = style({ display: 'contents' });
