import { space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const tab = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: space[16],
});

export const placeholders = style({ display: 'grid', gap: space[24] });
