import { space, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const progress = style({ display: 'flex', alignItems: 'center', gap: space[12], minInlineSize: 0 });

export const words = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

export const bar = style({ inlineSize: '96px', minInlineSize: 0, flexShrink: 1 });

export const summary = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  flexShrink: 0,
  paddingInline: space[8],
  paddingBlock: space[6],
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  background: vars.surface.raised,
});

/** However many there are, the list below stays in view. */
export const outcomes = style({
  display: 'grid',
  gap: space[4],
  flexGrow: 1,
  minInlineSize: 0,
  maxBlockSize: '84px',
  overflowY: 'auto',
  paddingBlock: space[4],
});

export const failures = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });

export const reason = style({ color: vars.text.secondary });
