import { space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const words = style({ display: 'grid', gap: space[8], ...typography[14] });

export const text = style({ margin: 0, textWrap: 'pretty' });

export const final = style({ margin: 0, fontWeight: weight.medium });

export const figure = style({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });

export const moment = style({
  margin: 0,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  ...typography[13],
});
