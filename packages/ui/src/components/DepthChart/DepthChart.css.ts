import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { tabsRoom } from '../../theme/tabsRoom';
import { space, typography } from '../../tokens/scale';

const depthWidth = createContainer();

export const root = style({
  containerType: 'inline-size',
  containerName: depthWidth,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: '200px',
  blockSize: '100%',
  ...typography[12],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // A message in place of the chart is centred.
    '&:not(:has(> :nth-child(2)))': { gridTemplateRows: 'minmax(0, 1fr)', alignItems: 'center' },
  },
});

const wide = `${depthWidth} (width >= 560px)`;

/** Reserves the two lines it may need on a phone, so that pointing at a level moves nothing. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[12],
  minBlockSize: `calc(2 * ${typography[12].lineHeight} + ${space[8]})`,
  paddingBlock: space[4],
  paddingInline: space[8],
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  // On a narrow chart the tabs get a line of their own.
  selectors: { '&[data-under-tabs]': { paddingBlockStart: `calc(${tabsRoom.blockSize} + ${space[4]})` } },
  '@container': {
    [wide]: {
      minBlockSize: tabsRoom.blockSize,
      paddingBlock: 0,
      selectors: {
        '&[data-under-tabs]': { paddingBlockStart: 0, paddingInlineStart: tabsRoom.inlineSize },
      },
    },
  },
});

export const readout = style({
  minBlockSize: typography[12].lineHeight,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  fontVariantNumeric: 'tabular-nums',
});

export const word = style({ color: vars.text.secondary });

export const distance = styleVariants({
  asks: { color: vars.tone.sell.text },
  bids: { color: vars.tone.buy.text },
});

export const field = style({
  position: 'relative',
  minBlockSize: 0,
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-stale]': { opacity: 0.6 },
  },
});

export const placeholder = style({ position: 'relative', minBlockSize: 0 });

export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
});

export const area = styleVariants({
  asks: { fill: vars.tone.sell.surface },
  bids: { fill: vars.tone.buy.surface },
});

const line = style({ fill: 'none', strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' });

export const edge = styleVariants({
  asks: [line, { stroke: vars.tone.sell.text }],
  bids: [line, { stroke: vars.tone.buy.text }],
});

const thin = style({ strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });

export const middle = style([thin, { stroke: vars.line.strong }]);

export const pointer = style([thin, { stroke: vars.text.secondary, strokeDasharray: '3 3' }]);

export const blank = style({ fill: vars.surface.raised });

export const top = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[8],
  ...typography[11],
  color: vars.text.secondary,
  pointerEvents: 'none',
});

export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  minBlockSize: `calc(${typography[11].lineHeight} + ${space[4]})`,
  paddingBlock: space[2],
  paddingInline: space[8],
  ...typography[11],
  color: vars.text.secondary,
});

const absent = style({
  position: 'absolute',
  insetBlockStart: '50%',
  color: vars.text.secondary,
  transform: 'translate(-50%, -50%)',
  whiteSpace: 'nowrap',
});

export const missing = styleVariants({
  buy: [absent, { insetInlineStart: '25%' }],
  sell: [absent, { insetInlineStart: '75%' }],
});
