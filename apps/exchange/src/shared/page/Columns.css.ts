import { screenFrom, space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** A 420 px form inside its card. */
const cardWidth = '468px';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  alignItems: 'start',
  '@media': {
    [screenFrom('desk')]: { gridTemplateColumns: `minmax(0, ${cardWidth}) minmax(0, 1fr)`, columnGap: space[64] },
  },
});

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });
