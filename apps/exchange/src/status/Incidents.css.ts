import { radius, space, typography, vars, weight } from '@exchange/ui';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const open = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${vars.tone.warning.line}`,
  borderRadius: radius[8],
  background: vars.surface.panel,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[16],
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  ...typography[16],
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});

export const since = style({ ...typography[13], color: vars.text.secondary });

export const updates = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  ...typography[14],
});

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '64ch' });

export const history = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });

/** The days share the width, however narrow it is. */
export const days = style({ display: 'flex', gap: '2px', blockSize: space[32] });

const day = style({ flex: '1 1 0', minInlineSize: 0, borderRadius: '1px', forcedColorAdjust: 'none' });

export const dayOf = styleVariants({
  quiet: [day, { background: vars.tone.neutral.solid }],
  marked: [day, { background: vars.tone.warning.text }],
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  ...typography[12],
  color: vars.text.secondary,
});

globalStyle(`${title} > svg`, { color: vars.tone.warning.text });
