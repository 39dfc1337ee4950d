import type { ComponentPropsWithRef } from 'react';
import * as styles from './Table.css';
import { tableRoles } from './tableRoles';

export interface RowAcrossProps extends Omit<ComponentPropsWithRef<'tr'>, 'className'> {
  /** The number of columns at full width. */
  columns: number;
}

/** A message across all columns, which stays in view when the table scrolls sideways. */
export const RowAcross = ({ columns, children, ...rest }: RowAcrossProps) => (
  <tr {...tableRoles.row} {...rest}>
    <td {...tableRoles.cell} colSpan={columns} className={styles.across}>
      <div className={styles.message}>{children}</div>
    </td>
  </tr>
);
