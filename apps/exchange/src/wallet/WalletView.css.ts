import { controlHeight, screenBelow, screenFrom, space, typography, vars, weight } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

const tablet = screenFrom('tablet');

/** Totals at the start of the line, the limit at its end; on a phone one below the other. */
export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 320px)', columnGap: space[48] },
  },
});

export const total = style({ display: 'grid', gap: space[4], minInlineSize: 0 });

/** A total too long for its line wraps. */
globalStyle(`${total} dd *`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });

export const unknown = style({ ...typography[14], fontWeight: weight.regular, color: vars.text.secondary });

export const quiet = style({ ...typography[12], color: vars.text.secondary });

export const limit = style({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const limitText = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: '20px',
  ...typography[13],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-reached]': { color: vars.tone.danger.text, fontWeight: weight.medium } },
});

export const about = style({});

globalStyle(`${about} button`, { '@media': { [screenBelow('tablet')]: { minBlockSize: controlHeight[44] } } });

export const notes = style({ display: 'grid', gap: space[4], margin: 0, paddingInlineStart: space[16] });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[24],
  rowGap: space[8],
  minBlockSize: controlHeight[36],
});

export const search = style({ flexBasis: '100%', '@media': { [tablet]: { flexBasis: '280px' } } });

export const small = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
});

/** Its space is reserved on a desktop, so that the table doesn't move. */
export const stale = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  marginInlineStart: 'auto',
  selectors: { '&:empty': { display: 'none' } },
});

/** As high as the portfolio that replaces it. */
export const portfolioPlace = style({ minBlockSize: '284px' });
