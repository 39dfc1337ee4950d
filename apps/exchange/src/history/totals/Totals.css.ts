import { style } from '@vanilla-extract/css';

/** Figures stand next to their coins, however wide the page is. */
export const root = style({ minInlineSize: 0, maxInlineSize: '560px' });
