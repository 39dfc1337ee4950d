import { style } from '@vanilla-extract/css';

/** On wider screens, figures stay near their labels. */
export const detail = style({ maxInlineSize: '360px' });
