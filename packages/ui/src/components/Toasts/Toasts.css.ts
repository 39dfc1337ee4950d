import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { layer } from '../../tokens/layer';
import { easing } from '../../tokens/motion';
import { radius, screenFrom, space, weight } from '../../tokens/scale';
import type { ToastTone } from './toastTones';

/** Space for the shadows, which the scroll container would cut off. */
const shadows = space[24];

/** The width of the page's scroll bar while a dialog hides it, so that nothing moves. */
const scrollBar = 'var(--removed-body-scroll-bar-size, 0px)';

/** The height of what the screen keeps free of toasts at its top. */
export const roomAboveToasts = createVar();

const topOf = (gap: string): string =>
  `calc(${fallbackVar(roomAboveToasts, '0px')} + max(${gap}, env(safe-area-inset-top)))`;

/** Only as wide as the toasts, so that the pointer reaches the page beside them. */
export const viewport = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetBlockStart: topOf(space[8]),
  insetInlineStart: `max(${space[8]}, env(safe-area-inset-left))`,
  insetInlineEnd: `calc(max(${space[8]}, env(safe-area-inset-right)) + ${scrollBar})`,
  display: 'grid',
  gap: space[8],
  maxBlockSize: `calc(100dvh - ${fallbackVar(roomAboveToasts, '0px')})`,
  margin: `calc(-1 * ${shadows})`,
  padding: shadows,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  pointerEvents: 'none',
  outline: 'none',
  '@media': {
    [screenFrom('tablet')]: {
      insetBlockStart: topOf(space[16]),
      insetInlineStart: 'auto',
      insetInlineEnd: `calc(${space[16]} + ${scrollBar})`,
      inlineSize: `calc(360px + 2 * ${shadows})`,
    },
  },
});

const come = keyframes({ from: { opacity: 0, transform: `translateY(-${space[8]})` } });
const go = keyframes({ to: { opacity: 0 } });

const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
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
  textWrap: 'pretty',
});

/** Read out after a pause, as a sentence of its own. */
export const details = style({ display: 'block', fontVariantNumeric: 'tabular-nums', color: vars.text.secondary });

export const count = style({
  position: 'relative',
  marginInlineStart: space[6],
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
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
