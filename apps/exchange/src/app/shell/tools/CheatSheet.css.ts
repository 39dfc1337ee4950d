import { screenFrom, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

/** Groups don't break between columns. */
export const groups = style({
  columnGap: space[48],
  paddingBlockEnd: space[8],
  '@media': { [screenFrom('tablet')]: { columnCount: 2 } },
});

export const group = style({ breakInside: 'avoid', paddingBlockEnd: space[16] });

export const name = style({
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  ...typography[13],
  fontWeight: weight.medium,
  color: vars.text.secondary,
});

/** The action and its keys, on one line. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  minBlockSize: '32px',
});

export const keys = style({ display: 'flex', alignItems: 'center', gap: space[6], flexShrink: 0 });

export const or = style({ ...typography[12], color: vars.text.secondary });

export const end = style({ paddingBlockStart: space[16], borderBlockStart: `1px solid ${vars.line.subtle}` });
