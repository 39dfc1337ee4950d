import { TableCell } from '../Table/TableBody';
import type { DataColumn } from './dataColumn';

export interface DataCellsProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
}

export const cardLabel = ({ header, isHeaderHidden, isFlush }: DataColumn<never>): string | undefined =>
  isHeaderHidden === true || isFlush === true ? undefined : header;

/** One cell for each column. */
export const DataCells = <Row,>({ row, columns }: DataCellsProps<Row>) =>
  columns.map((column) => {
    const { key, align, hideBelow, isFlush, isRowHeader, cell } = column;
    return (
      <TableCell key={key} {...{ align, hideBelow, isFlush, isRowHeader }} cardLabel={cardLabel(column)}>
        {cell(row)}
      </TableCell>
    );
  });
