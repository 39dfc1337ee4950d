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
  /** Best defined outside of what draws them. */
  columns: readonly DataColumn<Row>[];
  state: RowsState<Row>;
  /** What tells a row from all others, whatever place it has. */
  rowKey: (row: Row) => string;
  /** What stands there when there are no rows. */
  empty: EmptyTexts;
  sort?: Sort | undefined;
  /** Without it no header sorts. `useSort` sorts rows that are all here. */
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** A click anywhere in a row does what a click on its first link does. */
  followsLinks?: boolean;
  /** What stands open under a row. `DetailButton` and `DetailToggle` in a cell open it and close it. */
  detail?: ((row: Row, panel: string) => ReactNode) | undefined;
  expanded?: ExpandedRows | undefined;
  onExpandedChange?: ((expanded: ExpandedRows) => void) | undefined;
  /** How many rows have something open under them at a time. */
  expands?: RowExpansion;
}

const noneExpanded: ExpandedRows = new Map();

/** A table from columns and rows, with all its states. */
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
