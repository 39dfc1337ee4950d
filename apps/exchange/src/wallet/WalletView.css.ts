import { controlHeight, screenFrom, space, typography, vars, weight } from '@exchange/ui';
import { globalStyle, style } from '@vanilla-extract/css';

const tablet = screenFrom('tablet');

/** Widths of the page without its margins, on a tablet and on a desktop. */
const [wide, widest] = ['(width >= 720px)', '(width >= 976px)'];

/** Its content follows its own width, not the window's. */
export const overviewPlace = style({ containerType: 'inline-size' });

/** Totals, limit and notes side by side if there is room, otherwise stacked. */
export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  '@container': {
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[48] },
    [widest]: {
      gridTemplateColumns: 'minmax(0, auto) minmax(240px, 360px) minmax(240px, 420px)',
      justifyContent: 'space-between',
    },
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

export const notes = style({
  display: 'grid',
  // Aligns their first line with the labels beside them.
  paddingBlockStart: space[2],
  gap: space[4],
  ...typography[12],
  color: vars.text.secondary,
  // Their position doesn't depend on whether there is a limit.
  '@container': { [wide]: { gridColumn: '1 / -1' }, [widest]: { gridColumn: '3' } },
});

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
