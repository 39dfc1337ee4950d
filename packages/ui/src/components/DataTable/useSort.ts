import { useMemo, useState } from 'react';
import type { DataColumn } from './dataColumn';
import { sortRows, type Sort } from './sorting';

interface Sorted<Row> {
  rows: readonly Row[];
  sort: Sort | undefined;
  onSortChange: (sort: Sort) => void;
}

/** Sorts rows that are all loaded, by the column someone chooses. Columns are best defined outside the component. */
export const useSort = <Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  initial?: Sort,
): Sorted<Row> => {
  const [sort, onSortChange] = useState(initial);
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  return { rows: sorted, sort, onSortChange };
};
