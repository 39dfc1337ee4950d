import type { Clock } from '@exchange/domain';
import { useMemo } from 'react';
import { TableCell } from '../Table/TableBody';
import { useClock } from '../Timestamp/useClock';
import { headerOf, type DataColumn } from './dataColumn';

export interface DataCellsProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
}

export const cardLabel = (column: DataColumn<never>, clock: Clock): string | undefined =>
  column.isHeaderHidden === true || column.isFlush === true ? undefined : headerOf(column, clock);

const cellOf = <Row,>(row: Row, column: DataColumn<Row>, clock: Clock) => {
  const { key, align, hideBelow, isFlush, isRowHeader, inCard, cell } = column;
  return (
    <TableCell key={key} {...{ align, hideBelow, isFlush, isRowHeader, inCard }} cardLabel={cardLabel(column, clock)}>
      {cell(row)}
    </TableCell>
  );
};

/** The cells of a row. Memoised, so that a new list re-renders only the rows that changed. */
export const DataCells = <Row,>({ row, columns }: DataCellsProps<Row>) => {
  const clock = useClock();
  return useMemo(() => columns.map((column) => cellOf(row, column, clock)), [row, columns, clock]);
};
