import { measure, screenFrom, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

const desk = screenFrom('desk');

const parts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignContent: 'start',
} as const;

/** The story with price and facts beside it. Where there is no room, the price comes right below the name. */
export const token = style({
  ...parts,
  paddingBlockStart: space[24],
  '@media': {
    [desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[64],
    },
  },
});

export const story = style({ display: 'contents', '@media': { [desk]: { ...parts, gridRow: '1 / span 2' } } });

export const price = style({ order: 1, minInlineSize: 0, '@media': { [desk]: { order: 0 } } });

export const body = style({ ...parts, order: 2 });

export const facts = style({ ...parts, order: 3 });

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[12] });

export const fullName = style({ margin: 0, ...typography[20], fontWeight: weight.strong });

export const symbol = style({ color: vars.text.secondary, fontWeight: weight.regular });

export const text = style({ margin: 0, color: vars.text.secondary, textWrap: 'pretty', ...typography[14] });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

export const title = style({ margin: 0, ...typography[14], fontWeight: weight.strong });

export const reading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  maxInlineSize: measure,
  ...typography[16],
});

export const overview = style({ display: 'grid', gap: space[8], margin: 0, ...typography[14] });

export const fact = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 1fr)', gap: space[12] });

export const name = style({ color: vars.text.secondary });

export const value = style({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[16]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...typography[14],
});
