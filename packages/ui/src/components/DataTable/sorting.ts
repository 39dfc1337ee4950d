import type { SortDirection } from '../Table/tableVariants';
import type { DataColumn } from './dataColumn';

/** The column the rows are sorted by, and the direction. */
export interface Sort {
  /** The key of the column. */
  column: string;
  direction: SortDirection;
}

const turned: Record<SortDirection, SortDirection> = { ascending: 'descending', descending: 'ascending' };

type Sortable = Pick<DataColumn<never>, 'align' | 'key' | 'sortsFirst'>;

const firstDirection = ({ align, sortsFirst }: Sortable): SortDirection =>
  sortsFirst ?? (align === 'end' ? 'descending' : 'ascending');

/** Sorting after a click on a header: a new column starts in its usual order, the same column reverses. */
export const nextSort = (sort: Sort | undefined, column: Sortable): Sort => ({
  column: column.key,
  direction: sort?.column === column.key ? turned[sort.direction] : firstDirection(column),
});

type Compared<Row> = Pick<DataColumn<Row>, 'key' | 'sortBy'>;

/** Equal rows keep their original order in either direction. */
export const sortRows = <Row>(
  rows: readonly Row[],
  columns: readonly Compared<Row>[],
  sort: Sort | undefined,
): readonly Row[] => {
  const sortBy = columns.find(({ key }) => key === sort?.column)?.sortBy;
  if (sort === undefined || sortBy === undefined) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => sign * sortBy(one, other));
};
