import { radius, space, typography, vars, visuallyHidden, weight } from '@exchange/ui';
import { style, type StyleRule } from '@vanilla-extract/css';

const wide = (rule: StyleRule): StyleRule => ({ '@container': { '(width >= 600px)': rule } });

/** It follows its own width: on a desk it is beside the address. */
export const place = style({ containerType: 'inline-size' });

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${vars.line.subtle}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[12],
});

export const title = style({ margin: 0, ...typography[14], fontWeight: weight.strong });

/** The placeholder for the list is as high as its first row, so that nothing moves when that appears. */
const rowHeight: StyleRule = {
  minBlockSize: '100px',
  '@container': { '(width >= 600px)': { minBlockSize: '56px' }, '(width >= 920px)': { minBlockSize: '44px' } },
};

export const only = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: space[6],
    rowGap: space[2],
    margin: 0,
  },
  rowHeight,
]);

export const hiddenText = visuallyHidden;

export const secondary = style({ color: vars.text.secondary });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"amount time" "mark mark" "words words"',
    columnGap: space[12],
    rowGap: space[2],
    alignContent: 'center',
    // All lines are the same height; aligning two font sizes on a baseline would add a fraction of a pixel.
    alignItems: 'start',
    paddingBlock: space[8],
    boxSizing: 'border-box',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line.subtle}` } },
    ...wide({
      gridTemplateColumns: 'minmax(120px, 160px) 172px 84px minmax(0, 1fr)',
      gridTemplateAreas: '"amount time mark words"',
    }),
  },
  rowHeight,
]);

export const amount = style({ gridArea: 'amount', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

export const time = style({ gridArea: 'time', color: vars.text.secondary, ...typography[13] });

export const mark = style({
  gridArea: 'mark',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '20px',
  alignSelf: 'start',
});

export const words = style({
  gridArea: 'words',
  ...typography[13],
  textWrap: 'pretty',
  // Two lines on a phone, where the longest state needs them.
  minBlockSize: '40px',
  ...wide({ minBlockSize: 0 }),
});

export const bar = style({ display: 'inline-flex', gap: space[2], inlineSize: '72px' });

export const step = style({
  flex: 1,
  blockSize: '6px',
  borderRadius: radius[4],
  background: vars.line.strong,
  selectors: { '&[data-reached="true"]': { background: vars.tone.success.solid } },
});

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlock: space[4],
  color: vars.tone.danger.text,
  ...typography[13],
});
