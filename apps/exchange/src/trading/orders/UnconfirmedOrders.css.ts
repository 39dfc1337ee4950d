import { space, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gap: space[12] });

export const list = style({ display: 'grid', gap: space[16], margin: 0, padding: 0, listStyle: 'none' });

export const check = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${vars.line.subtle}`,
});

export const checked = style({ margin: 0, color: vars.text.secondary });
