import { space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const device = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  rowGap: space[2],
  minInlineSize: 0,
});

/** The sessions that the confirmation is about. */
export const named = style({ display: 'grid', gap: space[12], listStyle: 'none', margin: 0, padding: 0 });

export const name = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  ...typography[13],
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
