import { space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const actions = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space[8], justifyContent: 'end' });
