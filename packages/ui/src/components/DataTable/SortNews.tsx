import { useState } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import type { DataColumn } from './dataColumn';
import type { Sort } from './sorting';

export interface SortNewsProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: Sort | undefined;
}

const textOf = <Row,>({ columns, sort }: SortNewsProps<Row>): string => {
  const header = columns.find(({ key }) => key === sort?.column)?.header;
  return header === undefined || sort === undefined ? '' : `Sorted by ${header}, ${sort.direction}.`;
};

/** Announces a new sort order. `aria-sort` is on the header, but some screen readers don't mention it when it changes. */
export const SortNews = <Row,>(props: SortNewsProps<Row>) => {
  const current = textOf(props);
  const [seen, setSeen] = useState({ sort: current, news: '' });
  if (seen.sort !== current) setSeen({ sort: current, news: current });
  return (
    <span aria-live="polite" className={visuallyHidden}>
      {seen.news}
    </span>
  );
};
