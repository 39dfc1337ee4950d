import { space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** The dial code is wide enough for its usual error on one line. */
export const number = style({
  display: 'grid',
  gridTemplateColumns: '148px minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space[12],
});
