import { plainColumn, textColumn } from './columns';
import type { RowWriter, WrittenGroup } from './rows';

/** A column of a table, and what rows have in it. */
export interface Column<Row> {
  type: string;
  /** A value for each row, or one that all rows of a group share. */
  values: (rows: readonly Row[], group: WrittenGroup) => unknown;
  isShared?: true;
  /** Whether it is changed in rows that are there already. */
  isChanged?: true;
}

type Read<Row, Value> = (row: Row) => Value;
type MakeColumn<Value> = <Row>(read: Read<Row, Value>) => Column<Row>;

const plain =
  (type: string): MakeColumn<string | number | null> =>
  (read) => ({ type, values: (rows) => plainColumn(rows, (row) => read(row) ?? 'null') });

export const numeric = plain('numeric');
export const bigint = plain('bigint');
export const integer = plain('integer');
export const smallint = plain('smallint');
export const bool = plain('boolean');

export const text: MakeColumn<string | null> = (read) => ({ type: 'text', values: (rows) => textColumn(rows, read) });

const written = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

export const json: MakeColumn<unknown> = (read) => ({
  type: 'jsonb',
  values: (rows) => textColumn(rows, (row) => written(read(row))),
});

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** Milliseconds since 1970. */
export const moment: MakeColumn<number | null> = (read) => ({
  type: 'timestamptz',
  values: (rows) => rows.map((row) => dateOf(read(row))),
});

export const groupMoment: Column<unknown> = {
  type: 'timestamptz',
  values: (_, { at }) => new Date(at),
  isShared: true,
};

export const groupNumber: Column<unknown> = { type: 'bigint', values: (_, group) => group.number, isShared: true };

/** A column that changes when the row is written again. */
export const changing = <Row>(column: Column<Row>): Column<Row> => ({ ...column, isChanged: true });

interface Target<Row> {
  /** Of the statement. */
  name: string;
  table: string;
  /** Identifies rows of which some columns change. */
  key?: string;
  columns: Record<string, Column<Row>>;
}

/** Adds rows, or changes those that are there already. What is put down about each column is the only place for it. */
export const putRows = <Row>({ name, table, key = 'id', columns }: Target<Row>): RowWriter<Row> => {
  const all = Object.entries(columns).map(([column, about], index) => ({ ...about, column, place: `$${index + 1}` }));
  const own = all.filter(({ isShared }) => !isShared);
  const shared = all.filter(({ isShared }) => isShared);
  const changed = all.filter(({ isChanged }) => isChanged);
  const parts = [
    `insert into ${table} (${[...own, ...shared].map(({ column }) => column).join(', ')})`,
    `select ${['*', ...shared.map(({ place, type }) => `${place}::${type}`)].join(', ')}`,
    `from unnest(${own.map(({ place, type }) => `${place}::${type}[]`).join(', ')})`,
    ...(changed.length === 0
      ? []
      : [
          `on conflict (${key}) do update set ${changed.map(({ column }) => `${column} = excluded.${column}`).join(', ')}`,
        ]),
  ];
  const statement = { name, text: parts.join(' ') };
  return (rows, group) => ({ ...statement, values: all.map(({ values }) => values(rows, group)) });
};
