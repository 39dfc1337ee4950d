import type { Clock } from '@exchange/domain';
import { useState } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { useClock } from '../Timestamp/useClock';
import { headerOf, type DataColumn } from './dataColumn';
import type { Sort } from './sorting';

export interface SortNewsProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: Sort | undefined;
}

const textOf = <Row,>({ columns, sort }: SortNewsProps<Row>, clock: Clock): string => {
  const column = columns.find(({ key }) => key === sort?.column);
  return column === undefined || sort === undefined ? '' : `Sorted by ${headerOf(column, clock)}, ${sort.direction}.`;
};

/** Announces a new sort order. `aria-sort` is on the header, but some screen readers don't mention it when it changes. */
export const SortNews = <Row,>(props: SortNewsProps<Row>) => {
  const clock = useClock();
  const current = textOf(props, clock);
  const [seen, setSeen] = useState({ sort: current, news: '' });
  if (seen.sort !== current) setSeen({ sort: current, news: current });
  return (
    <span aria-live="polite" className={visuallyHidden}>
      {seen.news}
    </span>
  );
};
