import { radius, space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** A part that takes the focus is often as wide as its text: the ring keeps clear of it. */
export const focusKept = style({
  borderRadius: radius[4],
  selectors: { '&:focus-visible': { outlineOffset: space[6] } },
});
