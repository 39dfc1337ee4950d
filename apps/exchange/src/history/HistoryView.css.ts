import { screenFrom, space, typography, vars } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/** The ways to somewhere else, and what holds for all rows. */
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

/** The choice and what can be done stand on one line, the choice as wide as it needs. */
export const tools = style({ display: 'flex', alignItems: 'flex-end', gap: space[12] });

export const coin = style({ flex: 1, '@media': { [screenFrom('tablet')]: { inlineSize: '220px' } } });

/** The line under the tabs goes on to the choice beside them. */
globalStyle(`${head} > :first-child`, { flexGrow: 1 });
