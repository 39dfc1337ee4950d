import { space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: space[12] });

/** Between two lines that take the room that is left. */
export const or = style({
  ...typography[13],
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space[12],
  margin: 0,
  color: vars.text.secondary,
  '::before': { content: '', borderBlockStart: `1px solid ${vars.line.subtle}` },
  '::after': { content: '', borderBlockStart: `1px solid ${vars.line.subtle}` },
});
