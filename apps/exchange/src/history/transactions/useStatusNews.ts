import { useState } from 'react';
import { statusNews } from './statusNews';

interface Listed {
  key: string;
  status: string;
}

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
