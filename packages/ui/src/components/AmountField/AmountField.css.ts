import { globalStyle, keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { layer } from '../../tokens/layer';
import { easing } from '../../tokens/motion';
import { space, target, typography } from '../../tokens/scale';
import type { ControlSize } from '../Field/controlSizes';

export const frame = style({ position: 'relative', isolation: 'isolate' });

export const figure = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

const fade = keyframes({ from: { opacity: 1 } });

/** Flashes behind a figure that was adjusted, and fades. */
export const flash = style({
  position: 'absolute',
  zIndex: layer.behind,
  inset: 0,
  borderRadius: 'inherit',
  background: vars.tone.warning.surface,
  opacity: 0,
  animation: `${fade} ${motion.flash} ${easing}`,
});

const beside = style({
  flex: '0 999 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  ...typography[12],
  color: vars.text.secondary,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  userSelect: 'none',
});

/** Figures are aligned to the end, so the note uses the empty start of the box and shrinks for a long figure. */
export const note = styleVariants({
  small: [beside, { paddingInlineStart: space[8] }],
  medium: [beside, { paddingInlineStart: space[12] }],
  large: [beside, { paddingInlineStart: space[12] }],
} satisfies Record<ControlSize, (string | StyleRule)[]>);

export const unit = style({ selectors: { '&:not(:last-child)': { marginInlineEnd: space[4] } } });

export const end = styleVariants({ small: {}, medium: {}, large: {} } satisfies Record<ControlSize, StyleRule>);

// A small button is as tall as the small box, so it has to leave the border free.
globalStyle(`${end.small} button`, { blockSize: target.pointer });
