import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { controlHeight, radius, space, target, typography, weight } from '../../tokens/scale';
import type { ControlSize } from '../Field/controlSizes';

/** Space for the focus ring before the first tab, whose text lines up with the content below. */
const ringRoom = space[4];

/** Lets a long row of tabs shrink instead of widening its container. */
export const views = style({ minInlineSize: 0 });

/** The line runs below all tabs, and doesn't fade with them. */
export const root = style({
  position: 'relative',
  minInlineSize: 0,
  marginInlineStart: `calc(-1 * ${ringRoom})`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: `${ringRoom} 0`,
      insetBlockEnd: 0,
      blockSize: '1px',
      background: vars.line.subtle,
    },
  },
});

/** A mask only uses the alpha of a colour. */
const fading = (start: string, end: string): StyleRule => ({
  maskImage: `linear-gradient(to right, transparent, currentcolor ${start}, currentcolor calc(100% - ${end}), transparent)`,
});

export const list = style({
  display: 'flex',
  gap: space[16],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  selectors: {
    '&[data-more="start"]': fading(space[32], '0px'),
    '&[data-more="end"]': fading('0px', space[32]),
    '&[data-more="both"]': fading(space[32], space[32]),
  },
});

const chosen = '&:is([data-state="active"], [aria-current="page"])';

const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space[6],
  paddingBlock: 0,
  paddingInline: ringRoom,
  border: 0,
  borderRadius: radius[4],
  background: 'none',
  color: vars.text.secondary,
  fontWeight: weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `color ${motion.quick} ${easing}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: ringRoom,
      insetBlockEnd: 0,
      blockSize: '2px',
      background: vars.tone.accent.solid,
      opacity: 0,
      transition: `opacity ${motion.quick} ${easing}`,
    },
    [chosen]: { color: vars.text.primary },
    [`${chosen}::after`]: { opacity: 1 },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([data-disabled])': { color: vars.text.primary } } },
    '(pointer: coarse)': { minBlockSize: target.touch },
    '(forced-colors: active)': { selectors: { [`${chosen}::after`]: { background: 'Highlight' } } },
  },
});

export const size = styleVariants({
  small: [tab, { blockSize: controlHeight[28], ...typography[12] }],
  medium: [tab, { blockSize: controlHeight[36], ...typography[14] }],
  large: [tab, { blockSize: controlHeight[44], ...typography[16] }],
} satisfies Record<ControlSize, (string | StyleRule)[]>);

/** Fits two digits, so that the next tabs don't move when the count changes. */
export const count = style({
  minInlineSize: space[24],
  paddingInline: space[4],
  borderRadius: radius[4],
  background: vars.surface.raised,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.medium,
  textAlign: 'center',
  ...typography[11],
});

export const panel = style({ selectors: { '&:focus-visible': { outlineOffset: space[4], borderRadius: radius[4] } } });
