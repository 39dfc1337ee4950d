import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { target } from '../../tokens/scale';

/** Doubled, to override the button's own padding and colour in whatever order the stylesheets load. */
export const square = style({
  selectors: {
    '&&': { aspectRatio: '1', paddingInline: 0 },
    '&&:not([data-disabled])': { color: vars.text.secondary },
    '&&[aria-pressed="true"]:not([data-disabled])': { color: vars.tone.accent.text },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&&:not([aria-pressed="true"], [data-disabled]):hover': { color: vars.text.primary } },
    },
    '(pointer: coarse)': { minInlineSize: target.touch },
  },
});
