import type { ComponentPropsWithRef } from 'react';
import * as styles from './Table.css';
import { tableRoles } from './tableRoles';

export interface RowAcrossProps extends Omit<ComponentPropsWithRef<'tr'>, 'className'> {
  /** How many columns the table has at its widest. */
  columns: number;
}

/** What is no line of figures stands across all columns, and in sight however far the table is scrolled sideways. */
export const RowAcross = ({ columns, children, ...rest }: RowAcrossProps) => (
  <tr {...tableRoles.row} {...rest}>
    <td {...tableRoles.cell} colSpan={columns} className={styles.across}>
      <div className={styles.message}>{children}</div>
    </td>
  </tr>
);
