import { space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

const pair = style({ display: 'grid', alignItems: 'start', columnGap: space[12] });

/** The dial code is wide enough for its usual error on one line. */
export const number = style([pair, { gridTemplateColumns: '148px minmax(0, 1fr)' }]);

export const city = style([pair, { gridTemplateColumns: 'minmax(0, 1fr) 148px' }]);
