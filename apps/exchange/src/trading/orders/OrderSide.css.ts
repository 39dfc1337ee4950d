import { space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', alignContent: 'start', gap: space[8], minInlineSize: 0 });
