import { style } from '@vanilla-extract/css';

/** Only there to be asked what is in it. */
export const besides = style({ display: 'contents' });
