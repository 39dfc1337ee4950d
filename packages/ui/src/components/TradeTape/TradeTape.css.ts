import { style } from '@vanilla-extract/css';

export const placeholders = style({ flex: 1, minBlockSize: 0, overflow: 'hidden' });
