import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/scale';

export const root = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
});
