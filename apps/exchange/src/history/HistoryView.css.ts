import { screenFrom, space, typography, vars } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/** The note for all rows, and the link to the wallet. */
export const intro = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[24],
  rowGap: space[4],
  color: vars.text.secondary,
  ...typography[14],
});

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  marginBlockEnd: space[16],
  '@media': {
    [screenFrom('tablet')]: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between' },
  },
});

/** The dates have a line of their own on a phone, below which coin and buttons share one. */
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[12],
  '@media': { [screenFrom('tablet')]: { display: 'flex' } },
});

export const dates = style({
  gridColumn: '1 / -1',
  '@media': { [screenFrom('tablet')]: { inlineSize: '232px' } },
});

export const coin = style({ '@media': { [screenFrom('tablet')]: { inlineSize: '152px' } } });

/** Extends the line below the tabs to the coin beside them. */
globalStyle(`${head} > :first-child`, { flexGrow: 1 });
