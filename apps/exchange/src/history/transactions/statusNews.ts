interface Listed {
  key: string;
  status: string;
}

interface StatusNews<Row> {
  /** Those that may still change, as they were last seen. */
  open: ReadonlyMap<string, string>;
  /** Rows that have another status than before. */
  changed: readonly Row[];
}

/** What has become of the rows that were open when they were last looked at. */
export const statusNews = <Row extends Listed>(
  before: ReadonlyMap<string, string>,
  rows: readonly Row[],
  isSettled: (row: Row) => boolean,
): StatusNews<Row> => ({
  open: new Map(rows.filter((row) => !isSettled(row)).map(({ key, status }) => [key, status])),
  changed: before.size === 0 ? [] : rows.filter(({ key, status }) => (before.get(key) ?? status) !== status),
});
