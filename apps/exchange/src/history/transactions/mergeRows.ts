import { madeAt } from './transaction';

/** What a list needs to know of its rows to merge what is loaded and what is told. */
export interface ListedRow {
  key: string;
  symbol: string;
  createdAt: string;
  steps: readonly unknown[] | undefined;
}

/** Rows that nothing else tells apart are counted from the oldest on, so that their keys stay when newer ones arrive. */
export const withOwnKeys = <Row extends { key: string }>(rows: readonly Row[]): Row[] => {
  const seen = new Map<string, number>();
  return rows
    .toReversed()
    .map((row) => {
      const count = (seen.get(row.key) ?? 0) + 1;
      seen.set(row.key, count);
      return count === 1 ? row : { ...row, key: `${row.key} ${String(count)}` };
    })
    .toReversed();
};

/** Steps are only added: the row that has fewer of them is the older one. */
const isOlder = (one: ListedRow, other: ListedRow): boolean => (one.steps?.length ?? 0) < (other.steps?.length ?? 0);

/** The next page of a list that is being read holds nothing that is known: it is only put behind it. */
const areAllOlder = (known: readonly ListedRow[], incoming: readonly ListedRow[]): boolean => {
  const [last, first] = [known.at(-1), incoming[0]];
  return last !== undefined && first !== undefined && madeAt(first) < madeAt(last);
};

const isInOrder = (rows: readonly ListedRow[]): boolean =>
  rows.every((row, at) => {
    const before = rows[at - 1];
    return before === undefined || madeAt(row) <= madeAt(before);
  });

/** What is known with what has come in, newest first. A row never goes back to what it was before. */
export const mergeRows = <Row extends ListedRow>(known: readonly Row[], incoming: readonly Row[]): readonly Row[] => {
  if (areAllOlder(known, incoming) && isInOrder(incoming)) return [...known, ...incoming];
  const rows = new Map(known.map((row) => [row.key, row]));
  for (const row of incoming) {
    const before = rows.get(row.key);
    if (before === undefined || !isOlder(row, before)) rows.set(row.key, row);
  }
  return [...rows.values()].toSorted((one, other) => madeAt(other) - madeAt(one));
};
