import { createContainer, createVar, globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { density, motion, vars } from '../../theme/contract.css';
import { layer } from '../../tokens/layer';
import { easing } from '../../tokens/motion';
import { space, typography, weight } from '../../tokens/scale';
import type { ColumnAlign, TableScroll, TableSurface, TableWidth } from './tableVariants';

/** The frame, whose width says how much of the table is shown, and how. */
export const tableWidth = createContainer();

/** Between the edge of a cell and what stands in it: where room is scarce, columns need it more than gaps. */
export const inset = createVar();

/** The narrowest phones: before a table of four columns gets a scroll bar, it gets smaller letters. */
export const narrowest = `${tableWidth} (width < 328px)`;

const frame = style({
  position: 'relative',
  inlineSize: '100%',
  containerType: 'inline-size',
  containerName: tableWidth,
});

/** Room for a scroll bar is only taken where something does not fit: a box that scrolls holds its header back. */
export const scroll = styleVariants({
  page: [frame, { selectors: { '&[data-overflowing]': { overflowX: 'auto' } } }],
  panel: [frame, { blockSize: '100%', overflow: 'auto' }],
} satisfies Record<TableScroll, (string | StyleRule)[]>);

export const surface = styleVariants({
  page: { background: vars.surface.page },
  panel: { background: vars.surface.panel },
} satisfies Record<TableSurface, StyleRule>);

/** Collapsed borders would stay behind when the header sticks. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  fontSize: density.fontSize,
  lineHeight: density.lineHeight,
  fontVariantNumeric: 'tabular-nums',
  background: 'inherit',
  vars: { [inset]: density.inset },
  '@container': {
    [`${tableWidth} (width < 480px)`]: {
      vars: { [inset]: space[4] },
      // What has to be scrolled sideways anyway need not be cramped as well.
      selectors: { '[data-too-wide] > &': { vars: { [inset]: space[8] } } },
    },
    [`${tableWidth} (width < 340px)`]: { vars: { [inset]: space[2] } },
    [narrowest]: { fontSize: `min(${density.fontSize}, ${typography[13].fontSize})` },
  },
});

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

/** What stands open under a row belongs to it: no line divides them. */
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

/** A small icon button has 6 pixels around its picture already: with them the picture starts where words start. */
export const flush = style({ selectors: { '&&': { paddingInline: `max(0px, ${inset} - ${space[6]})` } } });

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
  1024: hiddenBelow(1024),
} satisfies Record<TableWidth, StyleRule>);

/** Stands across all columns, and stays in sight where the table is wider than its frame. */
export const across = style({ whiteSpace: 'normal', padding: 0 });

export const message = style({ position: 'sticky', insetInlineStart: 0, maxInlineSize: '100cqi' });
