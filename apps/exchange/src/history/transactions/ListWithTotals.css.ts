import { screenFrom, space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[24],
  '@media': { [screenFrom('wide')]: { gridTemplateColumns: 'minmax(0, 1fr) 352px', columnGap: space[32] } },
});
