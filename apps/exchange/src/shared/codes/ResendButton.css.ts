import { space } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/** Beside a label: no taller than its line, and flush with the end of the field. */
export const root = style({
  display: 'flex',
  alignItems: 'center',
  marginBlock: `-${space[4]}`,
  marginInlineEnd: `-${space[8]}`,
});

/** The button is taller than the label's line, so its focus ring would touch the boxes below. */
globalStyle(`${root} > button:focus-visible`, { outlineOffset: '-2px' });
