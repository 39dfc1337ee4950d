import { measure, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const lead = style({ margin: 0, textWrap: 'pretty' });

export const updated = style({ margin: 0, color: vars.text.secondary, ...typography[13] });

export const chapter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  paddingBlockStart: space[16],
  // A sticky header must not cover what an address links to.
  scrollMarginBlockStart: space[64],
});

export const chapterTitle = style({
  margin: 0,
  ...typography[16],
  fontWeight: weight.strong,
  // Focusable only so that links to it are announced; it isn't a control.
  outline: 'none',
});

export const paragraph = style({ margin: 0, maxInlineSize: measure, textWrap: 'pretty' });

export const points = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  paddingInlineStart: space[16],
  maxInlineSize: measure,
  listStyle: 'disc',
});

export const tableRoom = style({ overflowX: 'auto' });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', ...typography[14] });

export const header = style({
  paddingBlock: space[8],
  paddingInlineEnd: space[16],
  color: vars.text.secondary,
  fontWeight: weight.regular,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  ...typography[12],
});

export const cell = style({
  paddingBlock: space[8],
  paddingInlineEnd: space[16],
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums',
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlockStart: space[16],
  scrollMarginBlockStart: space[64],
});
