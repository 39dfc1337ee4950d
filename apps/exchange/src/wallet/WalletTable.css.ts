import { controlHeight, radius, space, typography, vars, weight } from '@exchange/ui';
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';

/** In a table narrower than this, rows are cards. */
export const cardsBelow = 768;

const inCards = (rule: StyleRule): StyleRule => ({ '@container': { [`(width < ${cardsBelow}px)`]: rule } });

/** Wide enough for a card's figures side by side. */
const inWideCards = (rule: StyleRule): StyleRule => ({
  '@container': { [`(600px <= width < ${cardsBelow}px)`]: rule },
});

const touch = '(pointer: coarse)';

/** Large enough for a finger, on any touch screen. */
const forFingers: StyleRule = { minBlockSize: controlHeight[44] };

export const table = style({ minInlineSize: 0 });

/** A linked row keeps clear of the edge of the screen. */
globalStyle(`${table} tbody tr`, { scrollMarginBlockStart: space[8] });

/** Tripled, to override the UI package's cards. */
const strong = `${table}${table}${table}`;

/** A figure too long for its header's line wraps below it. */
globalStyle(`${strong} tbody td`, inCards({ flexWrap: 'wrap', rowGap: 0 }));
globalStyle(`${table} tbody td:not([data-title]) > :last-child`, inCards({ marginInlineStart: 'auto' }));

/** Placeholders are as high as the content: two lines for the coin, and buttons. */
globalStyle(`${strong} tbody td[data-title]`, inCards({ alignItems: 'center', minBlockSize: '36px' }));
globalStyle(
  `${strong} tbody td:last-child:not([colspan], :has(button))`,
  inCards({ alignItems: 'center', minBlockSize: `calc(${controlHeight[44]} + ${space[8]})` }),
);

/** On a phone a card has no edge for a background to end at. */
globalStyle(`${strong} tbody tr:has(a:focus-visible)`, {
  '@container': { '(width < 480px)': { background: 'transparent' } },
});

const figures = ':nth-child(n + 2):nth-child(-n + 4)';
const row = `${strong} tbody tr:not(:has(> [colspan]))`;

globalStyle(
  row,
  inWideCards({ gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 7fr)', columnGap: space[24] }),
);
globalStyle(
  `${row} > ${figures}`,
  inWideCards({
    flexDirection: 'column',
    flexWrap: 'nowrap',
    alignItems: 'flex-end',
    justifyContent: 'flex-start',
    gridColumn: 'auto',
    gridRow: '2',
  }),
);
globalStyle(`${row} > [data-title]`, inWideCards({ alignSelf: 'center' }));
globalStyle(`${row} > [data-flush]`, inWideCards({ gridColumn: '2', justifySelf: 'end' }));
globalStyle(
  `${row} > td:last-child:not([data-flush])`,
  inWideCards({ gridColumn: '3', gridRow: '1', minBlockSize: controlHeight[44], paddingBlockStart: 0 }),
);

globalStyle(`${table} thead button`, { ...inCards(forFingers), '@media': { [touch]: forFingers } });

export const balances = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  verticalAlign: 'middle',
  paddingBlock: space[6],
  ...inCards({ paddingBlock: 0 }),
});

export const beside = style({
  maxInlineSize: '220px',
  ...typography[12],
  color: vars.text.secondary,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const owed = style([beside, { color: vars.tone.warning.text }]);

export const unknown = style({ ...typography[12], color: vars.text.secondary });

export const history = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: controlHeight[28],
  paddingInline: space[6],
  ...typography[12],
  fontWeight: weight.medium,
  color: vars.tone.accent.text,
  '@media': { [touch]: forFingers },
  // Beyond the edge of the card it would cause scrolling.
  ...inCards({ ...forFingers, paddingInline: `${space[12]} 0` }),
});

// A ring around the touch area would overlap the next line.
globalStyle(`${history}:focus-visible`, inCards({ outline: 'none' }));
globalStyle(
  `${history}:focus-visible::after`,
  inCards({
    content: '',
    position: 'absolute',
    insetBlock: space[12],
    insetInline: `${space[12]} 0`,
    borderRadius: radius[4],
    outline: `2px solid ${vars.focus.ring}`,
    outlineOffset: '2px',
  }),
);

export const actions = style({
  display: 'inline-flex',
  gap: space[8],
  verticalAlign: 'middle',
  ...inCards({ display: 'flex', flexWrap: 'wrap', inlineSize: '100%' }),
});

globalStyle(`${actions} > button`, {
  ...inCards({ ...forFingers, flex: '1 1 auto' }),
  '@media': { [touch]: forFingers },
});
