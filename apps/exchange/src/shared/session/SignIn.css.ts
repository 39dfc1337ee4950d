import { space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
