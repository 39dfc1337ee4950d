import { space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const number = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space[12],
});
