import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { breakpoint, radius, space } from '../../tokens/scale';
import type { ToastTone } from './toastTones';

export const viewport = style({
  position: 'fixed',
  zIndex: 100,
  insetBlockStart: `max(${space[8]}, env(safe-area-inset-top))`,
  insetInline: space[8],
  display: 'grid',
  gap: space[8],
  outline: 'none',
  '@media': {
    [`(min-width: ${breakpoint.tablet})`]: {
      insetBlockStart: space[16],
      insetInlineStart: 'auto',
      insetInlineEnd: space[16],
      inlineSize: '360px',
    },
  },
});

const come = keyframes({ from: { opacity: 0, transform: `translateY(-${space[8]})` } });
const go = keyframes({ to: { opacity: 0 } });

const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[8],
  paddingBlock: space[8],
  paddingInline: `${space[12]} ${space[8]}`,
  border: '1px solid',
  borderRadius: radius[8],
  background: vars.surface.overlay,
  boxShadow: vars.elevation.floating,
  selectors: {
    '&[data-state="open"]': { animation: `${come} ${motion.gentle} ${easing}` },
    '&[data-state="closed"]': { animation: `${go} ${motion.gentle} ${easing} forwards` },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="end"]': { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  },
});

const level = { display: 'flex', alignItems: 'center', minBlockSize: '28px' } as const;

export const icon = style(level);

export const text = style({
  position: 'relative',
  paddingBlock: space[4],
  color: vars.text.primary,
  overflowWrap: 'anywhere',
});

interface ToneColours {
  color: string;
  borderColor: string;
}

const toneColours: Record<ToastTone, ToneColours> = {
  success: { color: vars.tone.success.text, borderColor: vars.tone.success.line },
  error: { color: vars.tone.danger.text, borderColor: vars.tone.danger.line },
  info: { color: vars.text.secondary, borderColor: vars.line.strong },
};

export const tone = styleVariants(toneColours, (colours) => [root, colours]);
