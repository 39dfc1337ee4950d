import { controlHeight, screenBelow, screenFrom, space, typography, vars, weight } from '@exchange/ui';
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';

const touch = '(pointer: coarse)';

const onPhone = (rule: StyleRule): StyleRule => ({ '@media': { [screenBelow('tablet')]: rule } });

/** Large enough for a finger, on any touch screen. */
const forFingers: StyleRule = { minBlockSize: controlHeight[44] };

export const table = style({ minInlineSize: 0 });

/** An opened row keeps clear of the header, which stays at the top of the window. */
globalStyle(`${table} tbody tr`, { scrollMarginBlockStart: `calc(${controlHeight[44]} + ${space[8]})` });

/** A row of two lines. Below it, its panel has as much room as it needs. */
globalStyle(`${table} tbody tr:not(:has(> [colspan])) > *`, onPhone({ blockSize: '64px' }));

/** The whole row opens its coin. */
globalStyle(`${table} tbody tr:not(:has(> [colspan]))`, onPhone({ position: 'relative' }));
globalStyle(`${table} tbody tr:not(:has(> [colspan])) > *`, onPhone({ position: 'static' }));
globalStyle(`${table}${table} tbody tr > [data-flush]`, onPhone({ paddingInline: 0 }));
globalStyle(`${table} tbody [data-flush] > button`, onPhone({ inlineSize: controlHeight[44] }));
globalStyle(`${table} tbody [data-flush] > button::after`, onPhone({ content: '', position: 'absolute', inset: 0 }));
globalStyle(`${table} thead button`, { ...onPhone(forFingers) });

/** A figure too long for its line wraps. */
export const figures = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  minInlineSize: 0,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
});

globalStyle(`${figures} *`, onPhone({ whiteSpace: 'normal' }));

export const first = style({ ...typography[14], fontWeight: weight.medium });

export const second = style({ ...typography[12], color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });

export const balances = style([figures, { paddingBlock: space[6] }]);

export const beside = style([second, { maxInlineSize: '220px', whiteSpace: 'normal', overflowWrap: 'anywhere' }]);

export const owed = style([beside, { color: vars.tone.warning.text }]);

export const unknown = style({ ...typography[12], color: vars.text.secondary });

export const history = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: controlHeight[28],
  paddingInline: space[6],
  ...typography[12],
  fontWeight: weight.medium,
  color: vars.tone.accent.text,
  '@media': { [touch]: forFingers },
});

export const actions = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  verticalAlign: 'middle',
});

globalStyle(`${actions} > button`, { '@media': { [touch]: forFingers } });

/** Below the coin: what is known of it, what can be done with it, and what was opened. */
export const open = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  scrollMarginBlockEnd: space[24],
  '@media': { [screenFrom('tablet')]: { paddingBlockStart: space[12] } },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  margin: 0,
  ...typography[13],
  fontVariantNumeric: 'tabular-nums',
});

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[16],
});

export const factLabel = style({ color: vars.text.secondary });

export const factValue = style({ margin: 0, marginInlineStart: 'auto', textAlign: 'end', overflowWrap: 'anywhere' });

globalStyle(`${factValue} *`, { whiteSpace: 'normal' });

export const factWarning = style([factValue, { color: vars.tone.warning.text }]);

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
});

globalStyle(`${ways} > button`, { ...forFingers, inlineSize: '100%' });
globalStyle(`${ways} > a`, forFingers);
