import { space, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });

export const quiet = style({ color: vars.text.secondary, overflowWrap: 'anywhere', textWrap: 'pretty' });
