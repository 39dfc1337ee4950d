import { radius, screenFrom, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** Two columns, which leave room for the numbers on the narrowest phone. */
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoFlow: 'row',
  gap: `${space[8]} ${space[16]}`,
  margin: 0,
  padding: space[16],
  maxInlineSize: '420px',
  listStyle: 'none',
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: radius[8],
  background: vars.surface.raised,
  fontVariantNumeric: 'tabular-nums',
  ...typography[14],
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  // Each letter is copied by hand.
  fontVariantLigatures: 'none',
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const title = style({ margin: 0, ...typography[14], fontWeight: weight.strong, outline: 'none' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});

export const form = style({ '@media': { [screenFrom('tablet')]: { maxInlineSize: '420px' } } });
