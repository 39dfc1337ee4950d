import { style } from '@vanilla-extract/css';
import { beside } from '../Field/box.css';
import { vars } from '../../theme/contract.css';
import { space } from '../../tokens/scale';

/** Overlaps the edge of a small box instead of making it taller. */
export const button = style([beside, { paddingInlineEnd: space[2], marginBlock: '-1px' }]);

/** In the same place as the icon in the button. */
export const picture = style([beside, { justifyContent: 'center', inlineSize: '30px', color: vars.text.disabled }]);

/** As wide as the calendar. */
export const panel = style({
  display: 'grid',
  inlineSize: 'min-content',
  gap: space[12],
  padding: space[12],
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
});

/** Aligns the button with the box, not with its label. */
export const time = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  gap: space[12],
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${vars.line.subtle}`,
});
