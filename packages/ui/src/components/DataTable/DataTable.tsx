import type { ReactNode } from 'react';
import { Table, type TableProps } from '../Table/Table';
import { TableBody } from '../Table/TableBody';
import { TableHeader } from '../Table/TableHeader';
import { TableRow } from '../Table/TableRow';
import type { DataColumn } from './dataColumn';
import { DataHeader } from './DataHeader';
import { DataRow } from './DataRow';
import { togglePanel, type ExpandedRows, type RowExpansion } from './expandedRows';
import { InsteadOfRows } from './InsteadOfRows';
import { isRefreshing, rowsIn, type EmptyTexts, type RowsState } from './rowsState';
import type { Sort } from './sorting';
import { SortNews } from './SortNews';

export interface DataTableProps<Row> extends Omit<TableProps, 'children' | 'isRefreshing'> {
  /** Best defined outside the component that renders them. */
  columns: readonly DataColumn<Row>[];
  state: RowsState<Row>;
  /** Identifies a row, wherever it is. */
  rowKey: (row: Row) => string;
  /** Shown if there are no rows. */
  empty: EmptyTexts;
  sort?: Sort | undefined;
  /** Without it no header sorts. If all rows are loaded, `useSort` sorts them. */
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** Clicking anywhere in a row acts like clicking its first link. */
  followsLinks?: boolean;
  /** Renders the panel under a row. `DetailButton` and `DetailToggle` in a cell open and close it. */
  detail?: ((row: Row, panel: string) => ReactNode) | undefined;
  expanded?: ExpandedRows | undefined;
  onExpandedChange?: ((expanded: ExpandedRows) => void) | undefined;
  /** Whether one or several rows can have an open panel. */
  expands?: RowExpansion;
}

const noneExpanded: ExpandedRows = new Map();

/** Renders a table from columns and rows, in all its states. */
export const DataTable = <Row,>({
  columns,
  state,
  rowKey,
  empty,
  sort,
  onSortChange,
  followsLinks = false,
  detail,
  expanded = noneExpanded,
  onExpandedChange,
  expands = 'many',
  ...table
}: DataTableProps<Row>) => {
  const rowOf = (row: Row) => {
    const key = rowKey(row);
    return (
      <DataRow
        key={key}
        {...{ row, columns, detail }}
        followsLink={followsLinks}
        open={expanded.get(key)}
        onToggle={(panel) => onExpandedChange?.(togglePanel(expanded, key, panel, expands))}
      />
    );
  };
  return (
    <>
      <Table {...table} isRefreshing={isRefreshing(state)}>
        <TableHeader>
          <TableRow>
            <DataHeader {...{ columns, sort, onSortChange }} />
          </TableRow>
        </TableHeader>
        <TableBody>
          {rowsIn(state).map(rowOf)}
          <InsteadOfRows {...{ columns, state, empty }} />
        </TableBody>
      </Table>
      {onSortChange !== undefined && <SortNews {...{ columns, sort }} />}
    </>
  );
};
