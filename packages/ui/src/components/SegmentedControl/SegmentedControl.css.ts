import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { layer } from '../../tokens/layer';
import { easing } from '../../tokens/motion';
import { controlHeight, radius, space, target, typography, weight } from '../../tokens/scale';
import type { ControlSize } from '../Field/controlSizes';

const root = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  border: `1px solid ${vars.line.control}`,
  borderRadius: radius[4],
  background: vars.surface.page,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.tone.danger.text },
    '&[data-disabled]': { borderColor: vars.line.subtle, background: vars.surface.panel },
  },
});

export const size = styleVariants({
  small: [root, { minBlockSize: controlHeight[28], ...typography[12] }],
  medium: [root, { minBlockSize: controlHeight[36], ...typography[14] }],
  large: [root, { minBlockSize: controlHeight[44], ...typography[14] }],
} satisfies Record<ControlSize, (string | StyleRule)[]>);

/** Overlaps the frame, so that the selected segment has a full border and shares its sides with its neighbours. */
export const segment = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[6],
  minInlineSize: 0,
  margin: '-1px',
  padding: space[4],
  border: '1px solid transparent',
  borderRadius: radius[4],
  background: 'transparent',
  color: vars.text.secondary,
  fontWeight: weight.medium,
  lineHeight: 'inherit',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${easing}, color ${motion.quick} ${easing}`,
  selectors: {
    '&[data-state="checked"]': {
      zIndex: layer.raised,
      borderColor: vars.tone.accent.solid,
      background: vars.tone.accent.surface,
      color: vars.tone.accent.text,
    },
    '&:focus-visible': { zIndex: layer.ring, outlineOffset: '-1px', borderColor: 'transparent' },
    '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
    '&[data-disabled][data-state="checked"]': {
      borderColor: vars.line.strong,
      background: vars.surface.raised,
      color: vars.text.secondary,
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:not([data-state="checked"], [data-disabled]):hover': { color: vars.text.primary } },
    },
    '(pointer: coarse)': { minBlockSize: target.touch },
    '(forced-colors: active)': {
      selectors: {
        '&[data-state="checked"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
