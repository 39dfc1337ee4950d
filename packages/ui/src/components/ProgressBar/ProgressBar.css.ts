import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { radius, space, typography } from '../../tokens/scale';

export const root = style({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const words = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  ...typography[12],
});

export const value = style({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });

export const track = style({
  blockSize: '4px',
  overflow: 'hidden',
  borderRadius: radius[4],
  background: vars.tone.neutral.solid,
});

const pass = keyframes({
  from: { opacity: 1, transform: 'translateX(-40%) scaleX(0.4)' },
  to: { opacity: 1, transform: 'translateX(100%) scaleX(0.4)' },
});

const anyBar = style({
  blockSize: '100%',
  transformOrigin: 'left',
  transition: `transform ${motion.gentle} ${easing}`,
  selectors: {
    // With reduced motion the whole bar is faintly filled, because a part of it would suggest a percentage.
    '&[data-state="indeterminate"]': {
      opacity: 0.4,
      animation: `${pass} calc(${motion.gentle} * 8) linear infinite`,
    },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

export const bar = styleVariants({
  accent: [anyBar, { background: vars.tone.accent.solid }],
  danger: [anyBar, { background: vars.tone.danger.solid }],
});
