import type { Within } from './counted';

/** The lowest and the highest number of a table; undefined if it is empty. */
export interface Span {
  first: number;
  last: number;
}

const conditions = (column: string, from: number | undefined, to: number | undefined): string => {
  const both = [
    ...(from === undefined ? [] : [`${column} >= ${from}`]),
    ...(to === undefined ? [] : [`${column} <= ${to}`]),
  ];
  return both.length === 0 ? 'true' : `(${both.join(' and ')})`;
};

/**
 * Stretches of equal length. The first has no beginning and the last has no end, so that rows with numbers that were
 * never given out are read as well.
 */
export const stretchesOf = (span: Span | undefined, length: number): Within[] => {
  const count = span === undefined ? 1 : Math.max(1, Math.ceil((span.last - span.first + 1) / length));
  const start = span?.first ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const from = index === 0 ? undefined : start + index * length;
    const to = index === count - 1 ? undefined : start + (index + 1) * length - 1;
    return (column) => conditions(column, from, to);
  });
};
