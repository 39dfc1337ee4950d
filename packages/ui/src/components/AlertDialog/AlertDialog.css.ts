import { style } from '@vanilla-extract/css';
import { space, typography } from '../../tokens/scale';

/** Always one line tall, so that no button moves when an error appears. */
export const error = style({
  minBlockSize: typography[13].lineHeight,
  ...typography[13],
  selectors: { '&:not(:first-child)': { marginBlockStart: space[8] } },
});
