/** The server's maximum per page. */
export const rowsPerPage = 500;

export interface Page<Row> {
  rows: readonly Row[];
  isLast: boolean;
  /** On all pages; undefined if the server doesn't say. */
  total?: number | undefined;
}

/**
 * A server that doesn't send the number of rows doesn't page, and one that sends more than a page has sent them all.
 */
export const isLastPage = (rows: number, total: number | undefined): boolean =>
  total === undefined || rows !== rowsPerPage;

interface Reading<Row> {
  /** Counts from 1. */
  readPage: (page: number) => Promise<Page<Row>>;
  /** Called after each page but the last; `false` stops reading. */
  onPage?: ((page: Page<Row>) => boolean) | undefined;
}

/**
 * Reads a list to its end. A row may appear twice if others arrive meanwhile; none is left out, because new rows only
 * push older ones to later pages.
 */
export const readPages = async <Row>({ readPage, onPage }: Reading<Row>): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let number = 1; ; number += 1) {
    // One after the other: each page says whether it was the last.
    const page = await readPage(number);
    rows.push(...page.rows);
    if (page.isLast || onPage?.(page) === false) return rows;
  }
};
