import { controlHeight, space, typography, vars, weight } from '@exchange/ui';
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';

/** Below this width of the table its rows are cards. */
export const cardsBelow = 768;

const inCards = (rule: StyleRule): StyleRule => ({ '@container': { [`(width < ${cardsBelow}px)`]: rule } });

const touch = '(pointer: coarse)';

/** Large enough for a finger, wherever there may be one. */
const forFingers: StyleRule = { minBlockSize: controlHeight[44] };

export const table = style({ minInlineSize: 0 });

/** A figure too long for the line of its header stands below it. Tripled, so that it wins over the cards of the kit. */
globalStyle(`${table}${table}${table} tbody td`, inCards({ flexWrap: 'wrap', rowGap: 0 }));
globalStyle(`${table} tbody td > :last-child`, inCards({ marginInlineStart: 'auto' }));
globalStyle(`${table} thead button`, { '@media': { [touch]: forFingers } });

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
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: controlHeight[28],
  paddingInline: space[6],
  ...typography[12],
  fontWeight: weight.medium,
  color: vars.tone.accent.text,
  '@media': { [touch]: forFingers },
  // Ends where the figures end. What stands out of a card makes its table too wide.
  ...inCards({ ...forFingers, paddingInlineEnd: 0 }),
});

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
