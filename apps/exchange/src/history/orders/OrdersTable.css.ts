import { style } from '@vanilla-extract/css';

/** Where there is more room than on a phone, figures stay near their names. */
export const detail = style({ maxInlineSize: '360px' });
