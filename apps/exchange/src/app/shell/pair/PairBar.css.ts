import { screenFrom, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  flexGrow: 1,
  order: 1,
  gridColumn: '1 / -1',
  // Aligns the pair's name with the brand, rather than the padding of its button.
  marginInlineStart: `-${space[12]}`,
  '@media': {
    [screenFrom('tablet')]: { gap: space[24] },
    [screenFrom('wide')]: { order: 0, gap: space[16], marginInlineStart: 0 },
    [screenFrom('roomy')]: { gap: space[24], paddingInlineStart: space[16] },
  },
});

/** Aligned with the button that replaces it. */
export const pair = style({
  ...typography[16],
  paddingInline: space[12],
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});

/** All are shown from a tablet on. Longer ones than any market has would wrap to a second line, which is hidden. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  columnGap: space[16],
  minInlineSize: 0,
  blockSize: '32px',
  overflow: 'hidden',
});

/** On a phone only the price and its change are shown. */
export const fact = style({
  whiteSpace: 'nowrap',
  selectors: { '&:nth-child(n + 3)': { display: 'none' } },
  '@media': {
    [screenFrom('tablet')]: { selectors: { '&:nth-child(n + 3)': { display: 'block' } } },
  },
});

export const name = style({ ...typography[11], color: vars.text.secondary });

export const value = style({
  ...typography[12],
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: '64px',
  '@media': { [screenFrom('tablet')]: { minInlineSize: '80px' } },
});
