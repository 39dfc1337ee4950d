import { space, typography, vars, weight } from '@exchange/ui';
import { style, styleVariants } from '@vanilla-extract/css';

export const panel = style({ display: 'grid', gap: space[16], paddingBlockStart: space[24] });

export const notices = style({
  display: 'grid',
  gap: space[12],
  selectors: { '&:empty': { display: 'none' } },
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], paddingBlockStart: space[4] });

export const text = style({ margin: 0 });

export const available = style({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums', ...typography[12] });

export const terms = style({
  display: 'grid',
  gap: space[8],
  color: vars.text.secondary,
  ...typography[13],
});

export const termsTitle = style({
  margin: 0,
  color: vars.text.primary,
  fontWeight: weight.medium,
  ...typography[13],
});

export const termsList = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  paddingInlineStart: space[16],
  listStyle: 'disc',
});

export const figures = style({ display: 'grid', gap: space[8], margin: 0, ...typography[14] });

export const line = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[12] });

export const label = style({ color: vars.text.secondary });

export const value = style({
  margin: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

/** The most important figure. */
export const result = style([value, { fontWeight: weight.strong }]);

export const note = style({
  margin: 0,
  marginBlockStart: space[12],
  color: vars.text.secondary,
  textWrap: 'pretty',
  ...typography[13],
});

export const word = styleVariants({
  success: { color: vars.tone.success.text },
  danger: { color: vars.tone.danger.text },
});

/** Reasons are written by people, at any length. */
export const reason = style({
  display: 'inline-block',
  minInlineSize: '16ch',
  maxInlineSize: '40ch',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
