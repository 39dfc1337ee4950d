import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { space, target } from '../../tokens/scale';
import type { ControlSize } from '../Field/controlSizes';

/** Shown in capitals from the first letter on, also while a phone still composes the word. */
export const upperCased = style({
  selectors: { '&:not(:placeholder-shown)': { textTransform: 'uppercase' } },
});

/** In a small box picture and words stand as close to the edge, and as far from each other, as words in other boxes. */
export const startIn = styleVariants({
  small: { selectors: { '&&': { paddingInlineStart: space[8], marginInlineEnd: `-${space[2]}` } } },
  medium: {},
  large: {},
} satisfies Record<ControlSize, StyleRule>);

/** Its room is always kept, so that what is typed does not move. */
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

/** A button as high as the box would stretch it. */
globalStyle(`${inSmall} > button`, { blockSize: target.pointer });
