import { measure, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gap: space[8],
  maxInlineSize: measure,
  color: vars.text.secondary,
  ...typography[14],
});

export const title = style({ color: vars.text.primary, fontWeight: weight.strong, ...typography[14] });

export const list = style({ display: 'grid', gap: space[8], paddingInlineStart: space[16], listStyle: 'disc' });
