import { useState } from 'react';

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

interface Watched<Row extends Listed> {
  rows: readonly Row[];
  isSettled: (row: Row) => boolean;
  /** What is announced when the status of a row changes. */
  say: (row: Row) => string;
}

const none: ReadonlyMap<string, string> = new Map();

/** Announces statuses that change while the list is on screen, but not the initial ones. */
export const useStatusNews = <Row extends Listed>({ rows, isSettled, say }: Watched<Row>): string => {
  const [seen, setSeen] = useState(() => ({ rows, open: statusNews(none, rows, isSettled).open, text: '' }));
  if (seen.rows !== rows) {
    const { open, changed } = statusNews(seen.open, rows, isSettled);
    setSeen({ rows, open, text: changed.length > 0 ? changed.map(say).join(' ') : seen.text });
  }
  return seen.text;
};
