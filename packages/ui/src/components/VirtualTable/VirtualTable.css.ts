import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { density, vars } from '../../theme/contract.css';
import { inset, table } from '../Table/Table.css';
import type { TableSurface } from '../Table/tableVariants';

/** Columns would else grow and shrink with whatever rows are drawn at the moment. */
const fixed = style({
  tableLayout: 'fixed',
  // With a width of its own it need not be cramped where its frame is narrow.
  selectors: { '&[data-roomy]': { vars: { [inset]: density.inset } } },
});

globalStyle(`${fixed} :is(td, th):not([colspan], :has(button))`, { overflow: 'hidden', textOverflow: 'ellipsis' });

/** A sentence stands in the first column, and is as wide as all of them. */
globalStyle(`${fixed} [colspan] > *`, { inlineSize: '100cqi' });

/** It cannot inherit what it stands on: a box that measures lies between. */
export const tableOn = styleVariants({
  page: [table, fixed, { background: vars.surface.page }],
  panel: [table, fixed, { background: vars.surface.panel }],
} satisfies Record<TableSurface, (string | StyleRule)[]>);

export const filler = style({ padding: 0, border: 0 });
