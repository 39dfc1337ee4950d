import { style } from '@vanilla-extract/css';
import { motion, vars } from '../../theme/contract.css';
import { easing } from '../../tokens/motion';
import { controlHeight, radius, space, typography, weight } from '../../tokens/scale';

/** Two codes stand side by side where a phone's keyboard leaves no room below one another. */
const gap = `clamp(2px, 3%, ${space[8]})`;

export const boxes = style({ display: 'flex', gap });

export const box = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: `0 1 ${controlHeight[44]}`,
  minInlineSize: 0,
  blockSize: controlHeight[44],
  border: `1px solid ${vars.line.control}`,
  borderRadius: radius[4],
  background: vars.surface.page,
  color: vars.text.primary,
  ...typography[20],
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  transition: `border-color ${motion.quick} ${easing}`,
  selectors: {
    '&[data-half]': { marginInlineStart: gap },
    '&[data-active]': {
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '-1px',
      borderColor: 'transparent',
    },
    '&[data-invalid]:not([data-active])': { borderColor: vars.tone.danger.text },
    '&[data-locked]': { borderColor: vars.line.subtle, background: vars.surface.panel },
    '&[data-disabled]': { color: vars.text.disabled },
  },
});

/** The input's own caret is hidden behind the boxes. */
export const caret = style({
  inlineSize: '1px',
  blockSize: typography[20].fontSize,
  background: vars.text.primary,
});
