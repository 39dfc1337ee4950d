import { radius, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

const dotSize = '8px';

/** Keeps dots at the edges from being cut off. */
export const root = style({
  display: 'grid',
  gap: space[8],
  paddingInline: `calc(${dotSize} / 2)`,
  ...typography[12],
  fontVariantNumeric: 'tabular-nums',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[12],
  color: vars.text.secondary,
});

export const total = style({ color: vars.tone.success.text, fontWeight: weight.medium });

export const sheet = style({
  position: 'relative',
  blockSize: '144px',
  borderBlockEnd: `1px solid ${vars.line.strong}`,
});

export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

export const area = style({ fill: vars.tone.success.surface });

export const edge = style({
  fill: 'none',
  stroke: vars.tone.success.text,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
});

export const dot = style({
  position: 'absolute',
  inlineSize: dotSize,
  blockSize: dotSize,
  marginInlineStart: `calc(${dotSize} / -2)`,
  marginBlockEnd: `calc(${dotSize} / -2)`,
  borderRadius: '50%',
  background: vars.tone.success.text,
  boxShadow: `0 0 0 2px ${vars.surface.panel}`,
  forcedColorAdjust: 'none',
});

/** The stake is locked from the first day to the last. */
export const principal = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '28px',
  paddingInline: space[8],
  borderRadius: radius[4],
  background: vars.tone.accent.surface,
  borderInlineEnd: `3px solid ${vars.tone.accent.text}`,
  color: vars.tone.accent.text,
});

export const principalText = style({ overflowWrap: 'anywhere' });

export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: space[12],
  color: vars.text.secondary,
});
