import { screenFrom, space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** Two-factor needs room for its steps; the word is short. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  '@media': { [screenFrom('desk')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 420px)' } },
});
