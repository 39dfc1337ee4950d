import type { ComponentPropsWithRef } from 'react';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';
import * as styles from './Table.css';

export interface EmptyRowProps
  extends Pick<EmptyStateProps, 'text' | 'action'>, Omit<ComponentPropsWithRef<'tr'>, 'className'> {
  /** How many columns the table has at its widest. */
  columns: number;
}

/** Says what would stand in the table, and offers the next step. */
export const EmptyRow = ({ columns, text, action, children, ...rest }: EmptyRowProps) => (
  <tr {...rest}>
    <td colSpan={columns} className={styles.across}>
      <div className={styles.message}>
        <EmptyState text={text} action={action}>
          {children}
        </EmptyState>
      </div>
    </td>
  </tr>
);
