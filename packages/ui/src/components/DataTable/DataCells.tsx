import { useMemo } from 'react';
import { TableCell } from '../Table/TableBody';
import type { DataColumn } from './dataColumn';

export interface DataCellsProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
}

export const cardLabel = ({ header, isHeaderHidden, isFlush }: DataColumn<never>): string | undefined =>
  isHeaderHidden === true || isFlush === true ? undefined : header;

const cellOf = <Row,>(row: Row, column: DataColumn<Row>) => {
  const { key, align, hideBelow, isFlush, isRowHeader, cell } = column;
  return (
    <TableCell key={key} {...{ align, hideBelow, isFlush, isRowHeader }} cardLabel={cardLabel(column)}>
      {cell(row)}
    </TableCell>
  );
};

/** The cells of a row. Memoised, so that scrolling doesn't re-render rows that haven't changed. */
export const DataCells = <Row,>({ row, columns }: DataCellsProps<Row>) =>
  useMemo(() => columns.map((column) => cellOf(row, column)), [row, columns]);
