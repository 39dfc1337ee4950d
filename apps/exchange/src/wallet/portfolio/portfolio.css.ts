import { screenFrom, space, typography, vars, weight } from '@exchange/ui';
import { style } from '@vanilla-extract/css';

const desk = screenFrom('desk');

/** Chart and axis, which the placeholder and the list beside them are as high as. */
const plotHeight = '96px';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': { [desk]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: space[48] } },
});

/** As high while it loads. */
export const place = style({ minBlockSize: '210px', '@media': { [desk]: { minBlockSize: '196px' } } });

export const chart = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], minInlineSize: 0 });

export const periods = style({ display: 'flex', gap: space[4] });

/** Below the title that unfolds it, without a card. */
export const untitled = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[12],
});

export const inside = style({ inlineSize: '100%' });

export const readout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[16],
  ...typography[12],
  fontVariantNumeric: 'tabular-nums',
});

export const readoutFigures = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16], margin: 0 });

export const readoutPart = style({ display: 'flex', alignItems: 'baseline', gap: space[6] });

export const readoutDay = style({ marginInlineStart: 'auto', color: vars.text.secondary });

const key = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space[6],
  color: vars.text.secondary,
  selectors: {
    '&::before': {
      content: '',
      alignSelf: 'center',
      inlineSize: '12px',
      borderBlockStart: '2px solid currentColor',
    },
  },
});

export const worthKey = style([key, { selectors: { '&::before': { borderColor: vars.tone.accent.text } } }]);

export const costKey = style([
  key,
  { selectors: { '&::before': { borderBlockStartStyle: 'dashed', borderBlockStartWidth: '1px' } } },
]);

export const figure = style({ margin: 0, fontWeight: weight.medium });

export const plot = style({
  position: 'relative',
  blockSize: plotHeight,
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  touchAction: 'pan-y',
});

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible' });

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const;

export const worthLine = style({ ...line, stroke: vars.tone.accent.text, strokeWidth: '2px' });

export const costLine = style({ ...line, stroke: vars.text.secondary, strokeWidth: '1px', strokeDasharray: '4 4' });

export const pointer = style({
  position: 'absolute',
  insetBlock: 0,
  borderInlineStart: `1px solid ${vars.text.secondary}`,
  pointerEvents: 'none',
});

export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  ...typography[11],
});

export const empty = style({ margin: 0, minBlockSize: '160px', color: vars.text.secondary, ...typography[13] });

export const allocation = style({ display: 'grid', alignContent: 'start', gap: space[4] });

export const subtitle = style({ margin: 0, ...typography[12], fontWeight: weight.regular, color: vars.text.secondary });

export const shares = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const share = style({
  display: 'grid',
  gridTemplateColumns: '16px 68px minmax(0, 1fr) 48px',
  alignItems: 'center',
  columnGap: space[8],
  minBlockSize: '24px',
  ...typography[12],
  fontVariantNumeric: 'tabular-nums',
});

export const noMark = style({ inlineSize: '16px' });

export const track = style({ display: 'flex', blockSize: '4px', borderRadius: '2px', background: vars.surface.raised });

/** It is drawn, and so keeps its colour in forced colours. */
export const part = style({
  borderRadius: '2px',
  background: vars.text.secondary,
  minInlineSize: '2px',
  forcedColorAdjust: 'none',
});

export const percent = style({ textAlign: 'end' });

export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlockStart: space[12],
});

export const method = style({
  margin: 0,
  maxInlineSize: '480px',
  color: vars.text.secondary,
  textWrap: 'pretty',
  ...typography[11],
});

export const reading = style({ margin: 0, color: vars.text.secondary, ...typography[12] });

export const cell = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  verticalAlign: 'middle',
});

export const beside = style({ ...typography[12], color: vars.text.secondary });
