import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { tabsRoom } from '../../theme/tabsRoom';
import { layer } from '../../tokens/layer';
import { space, target, typography } from '../../tokens/scale';
import { timeAxisHeight } from './timeAxis';

const chartWidth = createContainer();

/** Room for the time frames side by side. */
const wide = `${chartWidth} (width >= 640px)`;

/** And for the resolutions. */
const roomy = `${chartWidth} (width >= 840px)`;

const coarse = '(pointer: coarse)';

const axisHeight = `${timeAxisHeight}px`;

export const root = style({
  containerType: 'inline-size',
  containerName: chartWidth,
  minInlineSize: 0,
  blockSize: '100%',
  ...typography[12],
});

export const inner = style({
  display: 'grid',
  gridTemplateRows: `auto minmax(0, 1fr)`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
});

/** One line for everything about the chart, so that nothing covers candles. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  blockSize: tabsRoom.blockSize,
  paddingInline: space[12],
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  selectors: { '&[data-under-tabs]': { paddingInlineStart: tabsRoom.inlineSize } },
  '@media': { [coarse]: { blockSize: '40px' } },
  '@container': { [wide]: { paddingInlineEnd: space[8] } },
});

const quiet = style({});
globalStyle(`${quiet} button`, { blockSize: target.pointer });

export const segments = style({
  display: 'none',
  flexShrink: 0,
  '@container': { [roomy]: { display: 'block', inlineSize: '308px' } },
});
globalStyle(`${segments} > *`, { minBlockSize: target.pointer });
globalStyle(`${segments} button`, { padding: `0 ${space[2]}` });

export const select = style([
  quiet,
  { inlineSize: '64px', flexShrink: 0, '@container': { [roomy]: { display: 'none' } } },
]);
globalStyle(`${select} button`, { minBlockSize: target.pointer });

export const frames = style([quiet, { display: 'none', flexShrink: 0, '@container': { [wide]: { display: 'flex' } } }]);
globalStyle(`${frames} button`, { paddingInline: space[4], minInlineSize: target.pointer });

export const frameMenu = style([quiet, { flexShrink: 0, '@container': { [wide]: { display: 'none' } } }]);

export const stage = style({ position: 'relative', minInlineSize: 0, minBlockSize: 0, isolation: 'isolate' });

/** The canvas takes the size of its container, so it must not enlarge it. */
export const plot = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  selectors: { '&[data-covered]': { visibility: 'hidden' } },
});

/** At the end of the bar, in two lines. What doesn't fit wraps out of sight, the least important first. */
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  columnGap: space[12],
  minInlineSize: 0,
  blockSize: '30px',
  overflow: 'hidden',
  fontSize: typography[11].fontSize,
  lineHeight: '15px',
  fontVariantNumeric: 'tabular-nums',
});

export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'max-content max-content',
  columnGap: space[8],
});

export const more = style({ display: 'grid', alignContent: 'start', whiteSpace: 'nowrap' });

export const moment = style({ color: vars.text.secondary, whiteSpace: 'nowrap' });

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

/** On the drawing, as the makers ask for, where there are no candles. */
export const makers = style({
  position: 'absolute',
  zIndex: layer.sticky,
  insetInlineStart: space[8],
  insetBlockEnd: `calc(${axisHeight} + ${space[4]})`,
  ...typography[11],
});

globalStyle(`${makers} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target.pointer,
  color: vars.text.secondary,
});

/** In the corner between both axes. */
export const zone = style({
  position: 'absolute',
  zIndex: layer.sticky,
  insetInlineEnd: space[8],
  insetBlockEnd: 0,
  ...typography[11],
  lineHeight: axisHeight,
  color: vars.text.secondary,
  pointerEvents: 'none',
});
