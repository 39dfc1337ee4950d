import type { ComponentPropsWithRef } from 'react';
import { followLink } from './followLink';
import * as styles from './Table.css';
import { tableRoles } from './tableRoles';

export interface TableRowProps extends Omit<ComponentPropsWithRef<'tr'>, 'className'> {
  /** A click anywhere in the row does what a click on its first link does. */
  followsLink?: boolean;
}

/** One line of a table, or of its header. */
export const TableRow = ({ followsLink = false, ...rest }: TableRowProps) => (
  <tr
    {...tableRoles.row}
    {...(followsLink ? { onClick: followLink, 'data-follows-link': '' } : {})}
    {...rest}
    className={styles.row}
  />
);
