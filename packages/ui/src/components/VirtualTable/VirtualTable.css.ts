import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { density, vars } from '../../theme/contract.css';
import { inset, table } from '../Table/Table.css';
import type { TableSurface } from '../Table/tableVariants';

/** Otherwise column widths would change with the rows that happen to be rendered. */
const fixed = style({
  tableLayout: 'fixed',
  // A table with its own minimum width keeps its normal spacing in a narrow frame.
  selectors: { '&[data-roomy]': { vars: { [inset]: density.inset } } },
});

globalStyle(`${fixed} :is(td, th):not([colspan], :has(button))`, { overflow: 'hidden', textOverflow: 'ellipsis' });

/** A message is in the first column, but as wide as all of them. */
globalStyle(`${fixed} [colspan] > *`, { inlineSize: '100cqi' });

/** Set directly, because an element for measuring lies between the table and its surface. */
export const tableOn = styleVariants({
  page: [table, fixed, { background: vars.surface.page }],
  panel: [table, fixed, { background: vars.surface.panel }],
} satisfies Record<TableSurface, (string | StyleRule)[]>);

export const filler = style({ padding: 0, border: 0 });
