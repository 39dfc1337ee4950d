import { space } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** Beside a label: no taller than its line, and flush with the end of the field. */
export const root = style({
  display: 'flex',
  alignItems: 'center',
  marginBlock: `-${space[4]}`,
  marginInlineEnd: `-${space[8]}`,
});
