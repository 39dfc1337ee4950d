import { style } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { radius, screenFrom, space, target, typography, weight } from '../../tokens/scale';

const wide = screenFrom('tablet');

export const panel = style({
  display: 'grid',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  '@media': { [wide]: { gridTemplateColumns: 'auto 1fr' } },
});

/** Next to the months if there is room, otherwise above them. */
export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  padding: space[12],
  paddingBlockEnd: 0,
  '@media': {
    [wide]: {
      flexDirection: 'column',
      minInlineSize: '132px',
      padding: space[12],
      borderInlineEnd: `1px solid ${vars.line.subtle}`,
    },
  },
});

export const preset = style({
  minBlockSize: '28px',
  paddingInline: space[8],
  border: 0,
  borderRadius: radius[4],
  background: 'transparent',
  ...typography[12],
  color: vars.text.secondary,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${easing}`,
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.tone.accent.surface,
      color: vars.tone.accent.text,
      fontWeight: weight.medium,
    },
  },
  '@media': {
    [wide]: { ...typography[14] },
    '(pointer: coarse)': { minBlockSize: target.touch },
    '(hover: hover)': {
      selectors: {
        '&:not([aria-pressed="true"]):hover': { background: vars.surface.raised, color: vars.text.primary },
      },
    },
  },
});

export const form = style({ display: 'grid', gap: space[12], padding: space[12], inlineSize: 'min-content' });

/** With two months, each is as wide as the month below it. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: space[12],
  '@media': { [wide]: { gap: space[24] } },
});

export const end = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[8],
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${vars.line.subtle}`,
});
