import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import * as styles from './SortHeader.css';
import { TableHeaderCell, type TableHeaderCellProps } from './TableHeader';
import type { SortDirection } from './tableVariants';

export interface SortHeaderProps extends Omit<TableHeaderCellProps, 'aria-sort'> {
  /** The direction if the rows are sorted by this column; otherwise undefined. */
  direction?: SortDirection | undefined;
  onSort: () => void;
}

const arrows: Record<SortDirection, IconName> = { ascending: 'arrowUp', descending: 'arrowDown' };

/** A column header that sorts the table. */
export const SortHeader = ({ direction, onSort, align = 'start', children, ...rest }: SortHeaderProps) => (
  <TableHeaderCell {...rest} align={align} aria-sort={direction ?? 'none'}>
    <button type="button" data-align={align} data-direction={direction} className={styles.button} onClick={onSort}>
      {children}
      <span className={styles.arrow}>
        <Icon name={direction === undefined ? 'sort' : arrows[direction]} size={12} />
      </span>
    </button>
  </TableHeaderCell>
);
