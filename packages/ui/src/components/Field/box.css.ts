import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { controlHeight, radius, space, target, typography } from '../../tokens/scale';
import type { ControlSize } from './controlSizes';

/** The frame of every text field and select: either a wrapper or the control itself. */
const root = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minInlineSize: 0,
  border: `1px solid ${vars.line.control}`,
  borderRadius: radius[4],
  background: vars.surface.page,
  color: vars.text.primary,
  transition: `border-color ${motion.quick} ${easing}`,
  selectors: {
    '&:has(input:focus-visible, textarea:focus-visible)': {
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '-1px',
      borderColor: 'transparent',
    },
    '&[aria-invalid="true"], &:has([aria-invalid="true"])': { borderColor: vars.tone.danger.text },
    '&:has(input:read-only, textarea:read-only), &:disabled, &[data-disabled], &:has(:disabled)': {
      borderColor: vars.line.subtle,
      background: vars.surface.panel,
    },
    '&:disabled, &[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
});

const inset = { small: space[8], medium: space[12], large: space[12] } satisfies Record<ControlSize, string>;

export const box = styleVariants({
  small: [root, { minBlockSize: controlHeight[28], ...typography[12] }],
  medium: [root, { minBlockSize: controlHeight[36], ...typography[14] }],
  large: [root, { minBlockSize: controlHeight[44], ...typography[14] }],
} satisfies Record<ControlSize, (string | StyleRule)[]>);

const bare = style({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  alignSelf: 'stretch',
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: 'inherit',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.text.secondary, opacity: 1 },
    '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
    // Browsers tint autofilled fields; an inset shadow paints over the tint.
    '&:autofill': {
      WebkitTextFillColor: vars.text.primary,
      boxShadow: `inset 0 0 0 100px ${vars.tone.accent.surface}`,
      caretColor: vars.text.primary,
    },
  },
  '@media': {
    // iOS zooms into text fields with a smaller font.
    '(pointer: coarse)': { fontSize: typography[16].fontSize, minBlockSize: target.touch },
  },
});

/** The input inside the box, which has no frame of its own. */
export const input = styleVariants(inset, (padding) => [bare, { paddingInline: padding }]);

/** Beside the input inside the box: a unit, an icon, a small button. */
export const beside = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space[4],
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  userSelect: 'none',
});

export const start = style([beside, { paddingInlineStart: space[12], marginInlineEnd: `-${space[4]}` }]);

export const end = style([
  beside,
  {
    paddingInlineEnd: space[12],
    selectors: { '&:has(button)': { paddingInlineEnd: space[4] } },
  },
]);

/** Keeps the focus ring of a button inside clear of the frame. */
globalStyle(`${end} button:focus-visible`, { outlineOffset: '-2px' });
