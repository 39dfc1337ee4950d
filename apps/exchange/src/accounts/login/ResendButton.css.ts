import { space, typography } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** Beside a label: as high as its line, and the words end where the field ends. */
export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginBlock: `-${space[4]}`,
  marginInlineEnd: `-${space[8]}`,
  ...typography[12],
});
