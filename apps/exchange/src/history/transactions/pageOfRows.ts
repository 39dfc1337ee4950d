import { pageOf, type Page } from '@exchange/domain';

export const rowsOnScreen = 20;

interface Keyed {
  key: string;
}

interface Wanted {
  page: number;
  /** The open row. */
  row: string | undefined;
}

export interface ShownPage<Row> extends Page<Row> {
  total: number;
  /** The row asked for isn't in the list. */
  isRowMissing: boolean;
}

/** The page asked for, or the page that the open row is on by now. */
export const pageOfRows = <Row extends Keyed>(rows: readonly Row[], { page, row }: Wanted): ShownPage<Row> => {
  const at = row === undefined ? -1 : rows.findIndex(({ key }) => key === row);
  const wanted = at < 0 ? page : Math.floor(at / rowsOnScreen) + 1;
  return { ...pageOf(rows, wanted, rowsOnScreen), total: rows.length, isRowMissing: row !== undefined && at < 0 };
};
