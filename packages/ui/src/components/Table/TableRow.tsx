import type { ComponentPropsWithRef } from 'react';
import { followLink } from './followLink';
import * as styles from './Table.css';
import { tableRoles } from './tableRoles';

export interface TableRowProps extends Omit<ComponentPropsWithRef<'tr'>, 'className'> {
  /** Clicking anywhere in the row acts like clicking its first link. */
  followsLink?: boolean;
}

/** A row of a table, or of its header. */
export const TableRow = ({ followsLink = false, ...rest }: TableRowProps) => (
  <tr
    {...tableRoles.row}
    {...(followsLink ? { onClick: followLink, 'data-follows-link': '' } : {})}
    {...rest}
    className={styles.row}
  />
);
