import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import * as styles from './SortHeader.css';
import { TableHeaderCell, type TableHeaderCellProps } from './TableHeader';
import type { SortDirection } from './tableVariants';

export interface SortHeaderProps extends Omit<TableHeaderCellProps, 'aria-sort'> {
  /** How the rows stand by this column; left out where they stand by another. */
  direction?: SortDirection | undefined;
  onSort: () => void;
}

const arrows: Record<SortDirection, IconName> = { ascending: 'arrowUp', descending: 'arrowDown' };

/** Names a column and sorts by it. */
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
