import { radius, space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** A focusable section is often as wide as its text: the ring keeps clear of it. */
export const focusKept = style({
  borderRadius: radius[4],
  selectors: { '&:focus-visible': { outlineOffset: space[6] } },
});
