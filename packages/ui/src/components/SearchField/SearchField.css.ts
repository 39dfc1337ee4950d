import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { space, target } from '../../tokens/scale';
import type { ControlSize } from '../Field/controlSizes';

/** Shown in upper case from the first letter, even while a phone keyboard is still composing the word. */
export const upperCased = style({
  selectors: { '&:not(:placeholder-shown)': { textTransform: 'uppercase' } },
});

/** In a small box, matches the spacing of text in other small boxes. */
export const startIn = styleVariants({
  small: { selectors: { '&&': { paddingInlineStart: space[8], marginInlineEnd: `-${space[2]}` } } },
  medium: {},
  large: {},
} satisfies Record<ControlSize, StyleRule>);

/** Always reserves its space, so that the text doesn't move. */
const clear = style({
  display: 'flex',
  selectors: {
    'input:placeholder-shown ~ * > &, input:read-only ~ * > &': { visibility: 'hidden' },
  },
});

const inSmall = style({});

export const clearIn = styleVariants({
  small: [clear, inSmall],
  medium: [clear],
  large: [clear],
} satisfies Record<ControlSize, (string | StyleRule)[]>);

/** As tall as the box allows. */
globalStyle(`${inSmall} > button`, { blockSize: target.pointer });
