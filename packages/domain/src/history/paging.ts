export interface Page<Row> {
  rows: Row[];
  page: number;
  pages: number;
  hasPrevious: boolean;
  hasNext: boolean;
}

/** Pages are counted from 1; a page out of range gives the nearest one. */
export const pageOf = <Row>(rows: readonly Row[], wanted: number, size: number): Page<Row> => {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(Math.max(1, wanted), pages);
  const start = (page - 1) * size;
  return { rows: rows.slice(start, start + size), page, pages, hasPrevious: page > 1, hasNext: page < pages };
};
