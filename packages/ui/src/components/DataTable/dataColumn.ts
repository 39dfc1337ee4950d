import type { ReactNode } from 'react';
import type { Column, SortDirection } from '../Table/tableVariants';

/** What stands in one column of a table that is driven by data. */
export interface DataColumn<Row> extends Column {
  key: string;
  /** What the column holds, and its unit: `Amount (XDC)`. */
  header: string;
  /** Where the cells speak for themselves, as buttons do, the header is only told. */
  isHeaderHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** Any CSS length. With it the column is that wide, whatever figures come and go. */
  width?: string | undefined;
  /** What a row is about: read out before its figures, and the title where rows are cards. */
  isRowHeader?: boolean | undefined;
  /** How two rows stand to each other, the smaller one first. With it the header sorts. */
  sortBy?: ((one: Row, other: Row) => number) | undefined;
  /** What the first press on the header gives. Left out, figures begin with the largest and words with A. */
  sortsFirst?: SortDirection | undefined;
  /** About how wide its cells are, drawn while they load. An empty text draws nothing. */
  placeholder?: string | undefined;
}
