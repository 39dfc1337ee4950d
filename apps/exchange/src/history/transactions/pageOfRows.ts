import { pageOf, type Page } from '@exchange/domain';

export const rowsOnScreen = 20;

interface Keyed {
  key: string;
}

interface Wanted {
  page: number;
  /** The row that stands open. */
  row: string | undefined;
}

export interface ShownPage<Row> extends Page<Row> {
  total: number;
  /** A row is asked for that is not among them. */
  isRowMissing: boolean;
}

/** The page that is asked for; where a row stands open, the one it stands on by now. */
export const pageOfRows = <Row extends Keyed>(rows: readonly Row[], { page, row }: Wanted): ShownPage<Row> => {
  const at = row === undefined ? -1 : rows.findIndex(({ key }) => key === row);
  const wanted = at < 0 ? page : Math.floor(at / rowsOnScreen) + 1;
  return { ...pageOf(rows, wanted, rowsOnScreen), total: rows.length, isRowMissing: row !== undefined && at < 0 };
};
