import { style } from '@vanilla-extract/css';
import { breakpoint, space } from '../../packages/ui/src/tokens/scale';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [`(min-width: ${breakpoint.desk})`]: { gridTemplateColumns: 'minmax(0, 1fr) 240px', columnGap: space[48] },
  },
});

/** Far enough apart for a finger. */
export const story = style({ display: 'flex', alignItems: 'center', minBlockSize: '28px' });
