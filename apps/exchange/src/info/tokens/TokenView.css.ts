import { measure, screenBelow, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const token = style({ display: 'grid', gap: space[24], paddingBlockStart: space[24], maxInlineSize: measure });

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[12] });

export const fullName = style({ margin: 0, ...typography[20], fontWeight: weight.strong });

export const symbol = style({ color: vars.text.secondary, fontWeight: weight.regular });

export const text = style({ margin: 0, color: vars.text.secondary, textWrap: 'pretty', ...typography[14] });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

export const title = style({ margin: 0, ...typography[14], fontWeight: weight.strong });

export const reading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  ...typography[16],
});

export const facts = style({ display: 'grid', gap: space[8], margin: 0, ...typography[14] });

export const fact = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 1fr)', gap: space[12] });

export const name = style({ color: vars.text.secondary });

export const value = style({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[16]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...typography[14],
});

export const tableRoom = style({ overflowX: 'auto' });

/** Four columns fit a phone with less between them. */
const column = {
  paddingInlineEnd: space[16],
  '@media': { [screenBelow('narrow')]: { paddingInlineEnd: space[8] } },
} as const;

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', ...typography[14] });

export const header = style({
  paddingBlock: space[8],
  ...column,
  color: vars.text.secondary,
  fontWeight: weight.regular,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  ...typography[12],
});

export const cell = style({
  paddingBlock: space[8],
  ...column,
  fontWeight: weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
});

export const date = style([cell, { whiteSpace: 'nowrap' }]);
