import { style } from '@vanilla-extract/css';
import { space, typography } from '../../tokens/scale';

/** As high as one line at all times, so that no button moves when something fails. */
export const error = style({
  minBlockSize: typography[13].lineHeight,
  ...typography[13],
  selectors: { '&:not(:first-child)': { marginBlockStart: space[8] } },
});
