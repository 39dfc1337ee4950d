import { radius, space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  borderRadius: radius[4],
  background: vars.tone.warning.surface,
});

export const words = style({ ...typography[12], margin: 0, color: vars.text.primary });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
