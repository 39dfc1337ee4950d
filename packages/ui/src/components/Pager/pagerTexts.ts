/** Pages and rows count from 1, as in the domain. */
export const pageText = (page: number, pages: number): string => `Page ${page} of ${pages}`;

const grouped = (count: number): string => count.toLocaleString('en');

/** The rows on a page: `11–20 of 64`. */
export const rangeText = (page: number, size: number, total: number): string => {
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  const rows = first === last ? grouped(first) : `${grouped(first)}–${grouped(last)}`;
  return `${rows} of ${grouped(total)}`;
};
