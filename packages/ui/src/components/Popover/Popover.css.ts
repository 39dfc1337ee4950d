import { style } from '@vanilla-extract/css';
import { floating } from '../../theme/floating.css';
import { space, typography } from '../../tokens/scale';

export const root = style([
  floating,
  {
    maxInlineSize: `min(360px, var(--radix-popover-content-available-width))`,
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[16],
    ...typography[14],
    overflowWrap: 'anywhere',
  },
]);
