import { screenFrom, space, typography, vars } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const facts = style({ display: 'grid', gap: space[16] });

/** On a phone the label is above its value. */
export const fact = style({
  display: 'grid',
  rowGap: space[2],
  columnGap: space[16],
  '@media': { [screenFrom('tablet')]: { gridTemplateColumns: '152px minmax(0, 1fr)', alignItems: 'baseline' } },
});

export const name = style({ ...typography[13], color: vars.text.secondary });

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  rowGap: space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...typography[14],
});

export const hint = style({ ...typography[12], color: vars.text.secondary, textWrap: 'pretty' });

export const referral = style({ paddingBlockStart: space[16] });
