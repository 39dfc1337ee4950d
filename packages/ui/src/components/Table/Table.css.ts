import { createContainer, createVar, globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { density, motion, vars } from '../../theme/contract.css';
import { layer } from '../../tokens/layer';
import { easing } from '../../tokens/motion';
import { space, typography, weight } from '../../tokens/scale';
import type { ColumnAlign, TableScroll, TableSurface, TableWidth } from './tableVariants';

/** The frame, whose width decides which columns are shown and how. */
export const tableWidth = createContainer();

/** The padding of a cell. In narrow tables columns need the space more than gaps do. */
export const inset = createVar();

/** The narrowest phones, where a table of four columns gets smaller letters before it scrolls. */
export const narrowest = `${tableWidth} (width < 328px)`;

const frame = style({
  position: 'relative',
  inlineSize: '100%',
  containerType: 'inline-size',
  containerName: tableWidth,
});

/** Scrolls only if the content doesn't fit, because in a scroll container the header can't stick to the page. */
export const scroll = styleVariants({
  page: [frame, { selectors: { '&[data-overflowing]': { overflowX: 'auto' } } }],
  panel: [
    frame,
    {
      blockSize: '100%',
      overflow: 'auto',
      scrollbarWidth: 'thin',
      // Rows that don't fit any more move no column.
      '@media': { '(pointer: fine)': { scrollbarGutter: 'stable' } },
    },
  ],
} satisfies Record<TableScroll, (string | StyleRule)[]>);

export const surface = styleVariants({
  page: { background: vars.surface.page },
  panel: { background: vars.surface.panel },
} satisfies Record<TableSurface, StyleRule>);

/** Collapsed borders wouldn't move with a sticky header. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  fontSize: density.fontSize,
  lineHeight: density.lineHeight,
  fontVariantNumeric: 'tabular-nums',
  background: 'inherit',
  vars: { [inset]: density.inset },
  // Columns that don't fit give up some of their gaps before the table scrolls.
  selectors: { '[data-too-wide] > &': { vars: { [inset]: space[6] } } },
  '@container': {
    // Trading panels have many columns. The gaps don't depend on the rows, so that nothing moves when they arrive.
    [`${tableWidth} (width < 1024px)`]: {
      selectors: { '[data-density="compact"] > &': { vars: { [inset]: space[4] } } },
    },
    [`${tableWidth} (width < 480px)`]: {
      vars: { [inset]: space[4] },
      // A table that scrolls sideways anyway can keep its normal spacing.
      selectors: { '[data-too-wide] > &': { vars: { [inset]: space[8] } } },
    },
    [`${tableWidth} (width < 340px)`]: { vars: { [inset]: space[2] } },
    [narrowest]: { fontSize: `min(${density.fontSize}, ${typography[13].fontSize})` },
  },
});

/** What is left over goes to the last column. */
export const packed = style({});

globalStyle(`${packed} > :is(thead, tbody) > tr > :last-child:not([colspan])`, { inlineSize: '100%' });

export const header = style({ background: 'inherit' });

export const row = style({
  selectors: {
    'thead &': { background: 'inherit' },
    '&[data-follows-link]': { cursor: 'pointer' },
    'tbody &': { transition: `background-color ${motion.quick} ${easing}` },
    'tbody &:has(a:focus-visible)': { background: vars.surface.raised },
  },
  '@media': { '(hover: hover)': { selectors: { 'tbody &:hover': { background: vars.surface.raised } } } },
});

const cell = style({
  position: 'relative',
  blockSize: density.rowHeight,
  paddingInline: inset,
  borderBlockEnd: `1px solid ${vars.line.subtle}`,
  fontWeight: weight.regular,
  whiteSpace: 'nowrap',
});

/** In line with the panel's tabs. */
const outer = `max(${inset}, ${density.inset})`;
const inRows = `${tableWidth} (width >= 640px)`;

globalStyle(`[data-density="compact"] ${cell}:first-child`, {
  '@container': { [inRows]: { paddingInlineStart: outer } },
});
globalStyle(`[data-density="compact"] ${cell}:last-child:not([data-flush])`, {
  '@container': { [inRows]: { paddingInlineEnd: outer } },
});

/** No line divides a row from the panel that belongs to it. */
export const bodyCell = style([
  cell,
  { selectors: { 'tr:is(:last-child, [data-expanded]) > &': { borderBlockEndColor: 'transparent' } } },
]);

export const headerCell = style([
  cell,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layer.sticky,
    blockSize: density.controlHeight,
    color: vars.text.secondary,
    background: 'inherit',
    ...typography[12],
    '@container': { [narrowest]: typography[11] },
  },
]);

globalStyle(`[data-density="compact"] ${headerCell}`, typography[11]);

/** A small icon button has a padding of 6 pixels, so without this its icon wouldn't line up with text. */
export const flush = style({ selectors: { '&&': { paddingInline: `max(${space[2]}, ${inset} - ${space[6]})` } } });

export const align = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end' },
} satisfies Record<ColumnAlign, StyleRule>);

const hiddenBelow = (pixels: TableWidth): StyleRule => ({
  '@container': { [`${tableWidth} (width < ${pixels}px)`]: { display: 'none' } },
});

export const hideBelow = styleVariants({
  480: hiddenBelow(480),
  640: hiddenBelow(640),
  768: hiddenBelow(768),
  864: hiddenBelow(864),
  1024: hiddenBelow(1024),
} satisfies Record<TableWidth, StyleRule>);

/** Spans all columns, and stays in view if the table is wider than its frame. */
export const across = style({ whiteSpace: 'normal', padding: 0 });

export const message = style({ position: 'sticky', insetInlineStart: 0, maxInlineSize: '100cqi' });
