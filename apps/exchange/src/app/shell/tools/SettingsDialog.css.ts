import { space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: space[24] });

export const group = style({ display: 'grid', gap: space[12] });

export const name = style({
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  ...typography[13],
  fontWeight: weight.medium,
  color: vars.text.secondary,
});
