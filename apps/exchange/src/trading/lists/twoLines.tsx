import type { DataColumn } from '@exchange/ui';
import type { ReactNode } from 'react';
import * as styles from './lists.css';

type Columns<Row> = readonly DataColumn<Row>[];

const columnOf = <Row,>(columns: Columns<Row>, key: string): DataColumn<Row> => {
  const found = columns.find((column) => column.key === key);
  if (!found) throw new Error(`There is no column ${key}.`);
  return found;
};

const Lines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className={styles.lines}>
    <span>{first}</span>
    <span className={styles.second}>{second}</span>
  </span>
);

const pairOfColumns = <Row,>(columns: Columns<Row>, above: string, below: string): DataColumn<Row> => {
  const [first, second] = [columnOf(columns, above), columnOf(columns, below)];
  return {
    key: above,
    header: `${first.header}, ${second.header}`,
    align: first.align,
    cell: (row) => <Lines first={first.cell(row)} second={second.cell(row)} />,
  };
};

/** On a phone a row has two lines: what was ordered and when, then two columns of a table at a time. */
export const twoLines = <Row,>(columns: Columns<Row>, pairs: readonly (readonly [string, string])[]): Columns<Row> => {
  const [name, side, date] = ['name', 'side'].map((key) => columnOf(columns, key)).concat(columns[0] ?? []);
  if (!name || !side || !date) return columns;
  return [
    {
      key: 'name',
      header: `${name.header}, ${date.header}`,
      isRowHeader: true,
      isTime: true,
      cell: (row) => (
        <Lines
          first={
            <>
              {name.cell(row)} {side.cell(row)}
            </>
          }
          second={date.cell(row)}
        />
      ),
    },
    ...pairs.map(([above, below]) => pairOfColumns(columns, above, below)),
    ...columns.filter(({ key }) => key === 'cancel').map((column) => ({ ...column, width: undefined })),
  ];
};
