import { madeAt } from './transaction';

/** What merging loaded rows with live ones needs to know about a row. */
export interface ListedRow {
  key: string;
  symbol: string;
  createdAt: string;
  steps: readonly unknown[] | undefined;
}

/** Steps are only ever added, so the row with fewer steps is older. */
const isOlder = (one: ListedRow, other: ListedRow): boolean => (one.steps?.length ?? 0) < (other.steps?.length ?? 0);

/** The next page of a list has no known rows, so it can simply be appended. */
const areAllOlder = (known: readonly ListedRow[], incoming: readonly ListedRow[]): boolean => {
  const [last, first] = [known.at(-1), incoming[0]];
  return last !== undefined && first !== undefined && madeAt(first) < madeAt(last);
};

const isInOrder = (rows: readonly ListedRow[]): boolean =>
  rows.every((row, at) => {
    const before = rows[at - 1];
    return before === undefined || madeAt(row) <= madeAt(before);
  });

/** Merges incoming rows into the known ones, newest first. A row never goes back to an earlier state. */
export const mergeRows = <Row extends ListedRow>(known: readonly Row[], incoming: readonly Row[]): readonly Row[] => {
  if (areAllOlder(known, incoming) && isInOrder(incoming)) return [...known, ...incoming];
  const rows = new Map(known.map((row) => [row.key, row]));
  for (const row of incoming) {
    const before = rows.get(row.key);
    if (before === undefined || !isOlder(row, before)) rows.set(row.key, row);
  }
  return [...rows.values()].toSorted((one, other) => madeAt(other) - madeAt(one));
};
