import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/scale';

/** Touch screens have no keys to press. */
export const shortcut = style({
  flex: 'none',
  paddingInlineStart: space[16],
  '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } },
});
