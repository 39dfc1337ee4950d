import type { Statement } from './statement';

/** The group that rows belong to. */
export interface WrittenGroup {
  at: number;
  number: number;
}

/** Writes all rows of one sort for a group of commands, in one statement. */
export type RowWriter<Row> = (rows: readonly Row[], group: WrittenGroup) => Statement;

/** A row and its writer. */
export interface WriterRow {
  writer: RowWriter<unknown>;
  row: unknown;
}

/** The only way to make such a pair, so that a writer only gets rows of its own type. */
export const rowFor = <Row>(writer: RowWriter<Row>, row: Row): WriterRow => ({
  writer: writer as RowWriter<unknown>,
  row,
});
