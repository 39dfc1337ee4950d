import { screenFrom, space, typography, vars, weight } from '@exchange/ui';
import { style, styleVariants } from '@vanilla-extract/css';

/** The schedule beside the totals, or below them if there is less room. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingBlock: space[8],
  '@media': {
    [screenFrom('desk')]: { gridTemplateColumns: 'minmax(0, 520px) minmax(0, 360px)', columnGap: space[64] },
  },
});

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', ...typography[13] });

const dotSize = '9px';

/** A line joins each dot with the next. */
export const entry = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  paddingInlineStart: space[24],
  paddingBlockEnd: space[12],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '4px',
      insetBlock: '15px -5px',
      borderInlineStart: `1px solid ${vars.line.strong}`,
    },
  },
});

const dot = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '6px',
  boxSizing: 'border-box',
  inlineSize: dotSize,
  blockSize: dotSize,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});

export const mark = styleVariants({
  over: [dot, { background: vars.tone.success.text }],
  due: [dot, { border: `2px solid ${vars.text.secondary}` }],
  lost: [dot, { background: vars.tone.danger.text }],
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[8] });

export const title = style({ fontWeight: weight.medium, color: vars.text.primary });

export const amount = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });

export const time = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  ...typography[12],
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'baseline',
  columnGap: space[16],
  rowGap: space[6],
  margin: 0,
  ...typography[13],
});

export const label = style({ color: vars.text.secondary });

export const value = style({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
