import { space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const way = style({ display: 'grid', justifyItems: 'start', gap: space[4] });

export const confirmed = style({
  ...typography[13],
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  margin: 0,
  color: vars.text.secondary,
});
