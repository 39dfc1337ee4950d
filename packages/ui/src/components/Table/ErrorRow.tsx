import type { ComponentPropsWithRef } from 'react';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import * as styles from './Table.css';

export interface ErrorRowProps extends Omit<ComponentPropsWithRef<'tr'>, 'children' | 'className'> {
  /** How many columns the table has at its widest. */
  columns: number;
  /** What happened. */
  text: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Says why the rows are not there, and tries again. */
export const ErrorRow = ({ columns, text, onRetry, isRetrying = false, ...rest }: ErrorRowProps) => (
  <tr {...rest}>
    <td colSpan={columns} className={styles.across}>
      <div role="alert" className={styles.message}>
        <EmptyState
          text={text}
          action={
            <Button
              variant="outline"
              tone="neutral"
              size="small"
              isLoading={isRetrying}
              loadingLabel="Trying again"
              onClick={onRetry}
            >
              Try again
            </Button>
          }
        />
      </div>
    </td>
  </tr>
);
