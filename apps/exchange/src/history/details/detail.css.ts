import { screenFrom, space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** The timeline beside the details, or above them if there is less room. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  paddingBlockStart: space[8],
  '@media': {
    [screenFrom('desk')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space[48],
      alignItems: 'start',
    },
  },
});

export const story = style({ display: 'flex', flexDirection: 'column', gap: space[16], minInlineSize: 0 });
