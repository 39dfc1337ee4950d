import { radius, space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** Worth knowing before pressing a button, but not alarming. */
export const notice = style({
  display: 'flex',
  gap: space[8],
  padding: space[12],
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: radius[8],
  background: vars.surface.panel,
  textWrap: 'pretty',
  ...typography[13],
});

export const warning = style([notice, { borderColor: vars.tone.warning.line, background: vars.tone.warning.surface }]);

export const icon = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  blockSize: typography[13].lineHeight,
});

export const words = style({ display: 'grid', gap: space[4], minInlineSize: 0, overflowWrap: 'anywhere' });
