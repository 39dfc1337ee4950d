import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './Field.css';

export interface FieldNoteProps {
  hint?: ReactNode;
  error?: string | undefined;
}

/** What stands under a control: a hint, until an error takes its place. */
export const FieldNote = ({ hint, error }: FieldNoteProps) => {
  if (error === undefined) return <span className={styles.hint}>{hint}</span>;
  return (
    <span className={styles.error}>
      <span className={styles.errorIcon}>
        <Icon name="error" size={12} />
      </span>
      <span>{error}</span>
    </span>
  );
};
