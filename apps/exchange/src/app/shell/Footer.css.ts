import { screenFrom, space, target, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[32],
  rowGap: space[4],
  paddingInline: space[16],
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${vars.line.subtle}`,
  color: vars.text.secondary,
  ...typography[13],
  '@media': { [screenFrom('tablet')]: { paddingInline: space[24] } },
});

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] });

export const link = style({ display: 'flex', alignItems: 'center', minBlockSize: target.touch });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[24],
});
