import { style } from '@vanilla-extract/css';

export const picture = style({ inlineSize: '16px', blockSize: '16px' });
