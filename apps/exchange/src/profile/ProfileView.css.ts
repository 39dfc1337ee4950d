import { space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** As wide as is pleasant to read and fill in. */
export const column = style({ display: 'grid', gap: space[24], maxInlineSize: '640px', paddingBlockStart: space[16] });

export const placeholders = style({ display: 'grid', gap: space[24] });
