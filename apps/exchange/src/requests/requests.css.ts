import { measure, space, typography, vars, weight } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const words = style({ display: 'grid', gap: space[24], maxInlineSize: measure });

export const lead = style({ margin: 0, maxInlineSize: measure, textWrap: 'pretty', ...typography[16] });

export const section = style({ display: 'grid', gap: space[8] });

export const sectionTitle = style({ margin: 0, ...typography[14], fontWeight: weight.strong });

export const list = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  paddingInlineStart: space[16],
  listStyle: 'disc',
  color: vars.text.secondary,
  ...typography[14],
});

export const coins = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[16]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const text = style({ margin: 0, color: vars.text.secondary, textWrap: 'pretty', ...typography[14] });

export const taken = style({ display: 'grid', gap: space[12], overflowWrap: 'anywhere', ...typography[14] });

globalStyle(`${taken} > p`, { margin: 0 });

export const takenTitle = style({ margin: 0, outline: 'none', ...typography[16], fontWeight: weight.strong });

export const reference = style({ fontVariantNumeric: 'tabular-nums', userSelect: 'all' });

export const quiet = style({ color: vars.text.secondary });

export const choice = style({ maxInlineSize: '420px' });
