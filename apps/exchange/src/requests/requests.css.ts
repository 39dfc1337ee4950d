import { space, typography, vars, weight } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/** The choice of a form, and the form. */
export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const coins = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[16]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const taken = style({ display: 'grid', gap: space[12], overflowWrap: 'anywhere', ...typography[14] });

globalStyle(`${taken} > p`, { margin: 0 });

export const takenTitle = style({ margin: 0, outline: 'none', ...typography[16], fontWeight: weight.strong });

export const reference = style({ fontVariantNumeric: 'tabular-nums', userSelect: 'all' });

export const quiet = style({ color: vars.text.secondary });
