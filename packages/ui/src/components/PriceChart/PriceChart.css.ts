import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { tabsRoom } from '../../theme/tabsRoom';
import { layer } from '../../tokens/layer';
import { space, target, typography } from '../../tokens/scale';

const chartWidth = createContainer();

const wide = `${chartWidth} (width >= 640px)`;

export const root = style({
  containerType: 'inline-size',
  containerName: chartWidth,
  minInlineSize: 0,
  minBlockSize: '240px',
  blockSize: '100%',
  ...typography[12],
});

export const inner = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 'inherit',
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: '4px 3px',
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  selectors: { '&[data-under-tabs]': { paddingInlineStart: tabsRoom.inlineSize } },
});

export const segments = style({
  display: 'none',
  '@container': { [wide]: { display: 'block', inlineSize: '420px' } },
});

export const select = style({
  inlineSize: '96px',
  '@container': { [wide]: { display: 'none' } },
});

export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  isolation: 'isolate',
});

export const field = style({ position: 'relative', gridRow: 2, minInlineSize: 0 });

/** The canvas takes the size of its container, so it must not enlarge it. */
export const plot = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  selectors: { '&[data-covered]': { visibility: 'hidden' } },
});

/** On a wide chart it overlays the drawing and lets the pointer through; otherwise it takes three lines above it. */
export const legendPlace = style({
  zIndex: layer.sticky,
  minBlockSize: space[48],
  paddingInline: space[8],
  pointerEvents: 'none',
  '@container': {
    [wide]: {
      position: 'absolute',
      insetBlockStart: space[4],
      insetInlineStart: 0,
      minBlockSize: 0,
      // Keeps the price axis free.
      maxInlineSize: `calc(100% - ${space[64]} - ${space[32]})`,
    },
  },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  fontVariantNumeric: 'tabular-nums',
  ...typography[11],
  // Keeps figures readable in front of candles.
  '@container': {
    [wide]: { ...typography[12], background: `color-mix(in srgb, ${vars.surface.panel} 80%, transparent)` },
  },
});

export const prices = style({
  order: 1,
  flexBasis: '100%',
  display: 'grid',
  gridTemplateColumns: 'max-content max-content',
  columnGap: space[12],
  '@container': { [wide]: { order: 0, flexBasis: 'auto', display: 'flex', columnGap: space[8] } },
});

export const item = style({ display: 'inline-flex', alignItems: 'baseline', gap: space[4], whiteSpace: 'nowrap' });

export const letter = style({ color: vars.text.secondary });

export const cover = style({ position: 'absolute', inset: 0, display: 'grid' });

export const message = style({ alignSelf: 'center' });

export const placeholder = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: space[6],
  paddingInline: space[8],
  paddingBlockEnd: space[24],
  overflow: 'hidden',
});

export const column = style({ background: vars.surface.raised });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[8],
  borderBlockStart: `1px solid ${vars.line.subtle}`,
});

export const frames = style({ display: 'flex', flexWrap: 'wrap' });

export const makers = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  marginInlineStart: 'auto',
  paddingInline: space[8],
  ...typography[11],
  color: vars.text.secondary,
});

globalStyle(`${makers} a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: target.pointer });
