import { style } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { layer } from '../../tokens/layer';
import { easing } from '../../tokens/motion';
import { controlHeight, radius, space, target, typography, weight } from '../../tokens/scale';

/** As tall as a file's name, size and buttons together, so that nothing moves when one is chosen. */
const contentHeight = '72px';

export const area = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  padding: space[12],
  border: `1px dashed ${vars.line.control}`,
  borderRadius: radius[8],
  background: vars.surface.page,
  transition: `background-color ${motion.quick} ${easing}, border-color ${motion.quick} ${easing}`,
  selectors: {
    '&[data-filled], &[data-over]': { borderStyle: 'solid' },
    '&[data-over]': { borderColor: vars.tone.accent.text, background: vars.tone.accent.surface },
    '&:has(input[aria-invalid="true"])': { borderColor: vars.tone.danger.text },
    '&:has(input:disabled)': { borderColor: vars.line.subtle, background: vars.surface.panel },
    '&:has(input:focus-visible)': {
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '-1px',
      borderColor: 'transparent',
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:not([data-over]):has(input:enabled:hover)': { background: vars.surface.panel } },
    },
  },
});

/** Covers the whole area, so that it is one control for pressing, dropping and screen readers. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&[aria-disabled="true"]': { cursor: 'progress' },
    '&::file-selector-button': { cursor: 'inherit' },
  },
});

export const prompt = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[12],
  rowGap: space[4],
  minBlockSize: contentHeight,
  color: vars.text.secondary,
  selectors: { 'input:disabled ~ &': { color: vars.text.disabled } },
});

/** Hidden on touch screens, where files can't be dropped. */
export const orDrop = style({
  ...typography[13],
  selectors: { 'input:disabled ~ * > &': { display: 'none' } },
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

export const pressed = style({ selectors: { 'input:disabled ~ * &': { color: vars.text.disabled } } });

export const card = style({
  display: 'grid',
  gridTemplateColumns: `${contentHeight} minmax(0, 1fr)`,
  alignItems: 'start',
  columnGap: space[12],
  minBlockSize: contentHeight,
});

export const preview = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: contentHeight,
  blockSize: contentHeight,
  overflow: 'hidden',
  borderRadius: radius[4],
  background: vars.surface.raised,
  color: vars.text.secondary,
});

/** The whole picture, so that people see whether the document is complete. */
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[8] });

export const name = style({
  ...typography[14],
  fontWeight: weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const status = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  ...typography[12],
  color: vars.text.secondary,
  selectors: {
    '&[data-state="done"]': { color: vars.tone.success.text },
    '&[data-state="failed"]': { color: vars.tone.danger.text },
  },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });

/** As tall as the first line of the text beside it. */
export const statusIcon = style({ display: 'flex', alignItems: 'center', blockSize: typography[12].lineHeight });

/** As tall as the buttons it replaces. */
export const running = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: controlHeight[28],
  '@media': { '(pointer: coarse)': { minBlockSize: target.touch } },
});

export const above = style({ position: 'relative', zIndex: layer.raised });
