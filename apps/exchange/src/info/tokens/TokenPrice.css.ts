import { space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[12] });

export const price = style({ ...typography[28], fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });

export const note = style({ ...typography[13], color: vars.text.secondary });

/** Keeps its room while the week loads. */
export const week = style({ blockSize: '72px' });

export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  ...typography[12],
  color: vars.text.secondary,
});
