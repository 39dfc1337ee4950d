import { useId, type ReactNode } from 'react';
import { RowAcross } from '../Table/RowAcross';
import { TableRow } from '../Table/TableRow';
import { DataCells, type DataCellsProps } from './DataCells';
import * as styles from './DataRow.css';
import { RowContext } from './rowContext';

export interface DataRowProps<Row> extends DataCellsProps<Row> {
  followsLink: boolean;
  detail: ((row: Row, panel: string) => ReactNode) | undefined;
  /** The panel that is open under the row. */
  open: string | undefined;
  onToggle: (panel: string) => void;
}

/** A row of cells, and its open panel. */
export const DataRow = <Row,>({ row, columns, followsLink, detail, open, onToggle }: DataRowProps<Row>) => {
  const detailId = useId();
  const isOpen = open !== undefined && detail !== undefined;
  return (
    <RowContext value={{ open, detailId, toggle: onToggle }}>
      <TableRow followsLink={followsLink} data-expanded={isOpen ? '' : undefined}>
        <DataCells row={row} columns={columns} />
      </TableRow>
      {isOpen && (
        <RowAcross columns={columns.length}>
          <div key={open} id={detailId} className={styles.detail}>
            {detail(row, open)}
          </div>
        </RowAcross>
      )}
    </RowContext>
  );
};
