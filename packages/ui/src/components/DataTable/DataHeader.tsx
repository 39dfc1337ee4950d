import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { SortHeader } from '../Table/SortHeader';
import { TableHeaderCell } from '../Table/TableHeader';
import { useClock } from '../Timestamp/useClock';
import { headerOf, type DataColumn } from './dataColumn';
import { nextSort, type Sort } from './sorting';

export interface DataHeaderProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
}

/** One header per column. A header sorts if its column has `sortBy` and the table has `onSortChange`. */
export const DataHeader = <Row,>({ columns, sort, onSortChange }: DataHeaderProps<Row>) => {
  const clock = useClock();
  return columns.map((column) => {
    const { key, isHeaderHidden = false, align, hideBelow, isFlush, width, sortBy } = column;
    const header = headerOf(column, clock);
    const shape = { align, hideBelow, isFlush, width };
    if (onSortChange === undefined || sortBy === undefined)
      return (
        <TableHeaderCell key={key} {...shape}>
          {isHeaderHidden ? <span className={visuallyHidden}>{header}</span> : header}
        </TableHeaderCell>
      );
    return (
      <SortHeader
        key={key}
        {...shape}
        direction={sort?.column === key ? sort.direction : undefined}
        onSort={() => onSortChange(nextSort(sort, column))}
      >
        {header}
      </SortHeader>
    );
  });
};
