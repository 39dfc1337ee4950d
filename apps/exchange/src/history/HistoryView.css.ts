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

/** The coin and the buttons share a line. */
export const tools = style({ display: 'flex', alignItems: 'flex-end', gap: space[12] });

export const coin = style({ flex: 1, '@media': { [screenFrom('tablet')]: { inlineSize: '220px' } } });

/** Extends the line below the tabs to the coin beside them. */
globalStyle(`${head} > :first-child`, { flexGrow: 1 });
