interface Listed {
  key: string;
  status: string;
}

interface StatusNews<Row> {
  /** Rows that may still change, with the status they were last seen in. */
  open: ReadonlyMap<string, string>;
  /** Rows whose status has changed. */
  changed: readonly Row[];
}

/** Compares the rows with those that could still change last time. */
export const statusNews = <Row extends Listed>(
  before: ReadonlyMap<string, string>,
  rows: readonly Row[],
  isSettled: (row: Row) => boolean,
): StatusNews<Row> => ({
  open: new Map(rows.filter((row) => !isSettled(row)).map(({ key, status }) => [key, status])),
  changed: before.size === 0 ? [] : rows.filter(({ key, status }) => (before.get(key) ?? status) !== status),
});
