import { space, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const lost = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  borderBlockStart: `1px solid ${vars.line.subtle}`,
  paddingBlockStart: space[16],
  color: vars.text.secondary,
});
