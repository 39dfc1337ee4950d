import type { Clock } from '@exchange/domain';
import type { ReactNode } from 'react';
import type { Column, SortDirection } from '../Table/tableVariants';

/** One column of a `DataTable`. */
export interface DataColumn<Row> extends Column {
  key: string;
  /** The column's title and unit: `Amount (XDC)`. */
  header: string;
  /** Its header names the zone of its times: `Date (UTC)`. */
  isTime?: boolean | undefined;
  /** Hides the header visually if the cells, such as buttons, need no title. */
  isHeaderHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** Any CSS length. Fixes the width, whatever the cells contain. */
  width?: string | undefined;
  /** Names the row: read out before its other cells, and used as the title of a card. */
  isRowHeader?: boolean | undefined;
  /** Compares two rows, the smaller one first. Makes the header sort. */
  sortBy?: ((one: Row, other: Row) => number) | undefined;
  /** The order of the first press on the header. By default figures start with the largest, words with A. */
  sortsFirst?: SortDirection | undefined;
  /** Approximate width of a cell, for loading placeholders. An empty text draws none. */
  placeholder?: string | undefined;
}

export const headerOf = ({ header, isTime }: Pick<DataColumn<never>, 'header' | 'isTime'>, { zone }: Clock): string =>
  isTime === true ? `${header} (${zone})` : header;
