import { screenFrom, space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** What has happened beside what is known; on a phone one under the other. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  paddingBlockStart: space[8],
  '@media': {
    [screenFrom('desk')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: space[48],
      alignItems: 'start',
    },
  },
});

export const story = style({ display: 'flex', flexDirection: 'column', gap: space[16], minInlineSize: 0 });
