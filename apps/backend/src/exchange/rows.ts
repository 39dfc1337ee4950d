import type { Statement } from './statement';

/** The group whose rows are written. */
export interface WrittenGroup {
  at: number;
  number: number;
}

/** Writes all rows of one sort that a group of commands leaves behind, in one statement. */
export type RowWriter<Row> = (rows: readonly Row[], group: WrittenGroup) => Statement;

/** A row with the writer that it goes to. */
export interface WriterRow {
  writer: RowWriter<unknown>;
  row: unknown;
}

/** The one way to make such a pair, so that a writer only ever gets rows of its own. */
export const rowFor = <Row>(writer: RowWriter<Row>, row: Row): WriterRow => ({
  writer: writer as RowWriter<unknown>,
  row,
});
