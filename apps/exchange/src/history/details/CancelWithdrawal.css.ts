import { space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  paddingInlineStart: space[24],
});

export const hint = style({ color: vars.text.secondary, ...typography[13] });

export const problem = style({
  paddingInlineStart: space[24],
  color: vars.tone.danger.text,
  selectors: { '&:empty': { display: 'none' } },
});
