import { useMemo, useState } from 'react';
import type { DataColumn } from './dataColumn';
import { sortRows, type Sort } from './sorting';

interface Sorted<Row> {
  rows: readonly Row[];
  sort: Sort | undefined;
  onSortChange: (sort: Sort) => void;
}

/** Sorts rows that are all here by the column a person chooses. Columns are best defined outside of what draws them. */
export const useSort = <Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  initial?: Sort,
): Sorted<Row> => {
  const [sort, onSortChange] = useState(initial);
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  return { rows: sorted, sort, onSortChange };
};
