import { layer, radius, space, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const skipLink = style({
  position: 'absolute',
  insetBlockStart: space[8],
  insetInlineStart: space[16],
  zIndex: layer.floating,
  paddingInline: space[12],
  paddingBlock: space[6],
  border: `1px solid ${vars.line.strong}`,
  borderRadius: radius[4],
  background: vars.surface.overlay,
  color: vars.tone.accent.text,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});
