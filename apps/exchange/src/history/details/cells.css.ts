import { space, typography, vars, weight } from '@exchange/ui';
import { style, styleVariants } from '@vanilla-extract/css';

export const coin = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  verticalAlign: 'middle',
  fontWeight: weight.medium,
});

export const word = styleVariants({
  success: { color: vars.tone.success.text },
  warning: { color: vars.tone.warning.text },
  danger: { color: vars.tone.danger.text },
});

/** A status and its expected time. */
export const status = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[12] });

export const expected = style({ color: vars.text.secondary, ...typography[13] });

export const view = style({ marginInlineStart: space[8], whiteSpace: 'nowrap', ...typography[13] });

export const inRow = style({ whiteSpace: 'nowrap' });
