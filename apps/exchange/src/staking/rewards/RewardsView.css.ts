import { screenFrom, space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[12],
  // The button appears with the rewards; its space is reserved.
  minBlockSize: '36px',
});

/** The months beside the rewards, or above them if there is less room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[24],
  '@media': {
    [screenFrom('desk')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)', columnGap: space[32] },
  },
});

export const months = style({ '@media': { [screenFrom('desk')]: { order: 1 } } });
