import { radius, space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const root = style({
  padding: space[16],
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: radius[8],
  background: vars.surface.panel,
  // The next payment has a second line, whose space is reserved.
  minBlockSize: '92px',
});

/** Below the amount. */
export const when = style({
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  columnGap: space[8],
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  ...typography[12],
});
