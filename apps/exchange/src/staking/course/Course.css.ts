import { space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const course = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const head = style({ display: 'grid', gap: space[4] });

export const label = style({ margin: 0, color: vars.text.secondary, ...typography[13] });

export const figure = style({
  margin: 0,
  ...typography[20],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const over = style({ color: vars.text.secondary, ...typography[14], fontWeight: weight.regular });

export const text = style({
  margin: 0,
  maxInlineSize: '64ch',
  color: vars.text.secondary,
  textWrap: 'pretty',
  ...typography[13],
});
