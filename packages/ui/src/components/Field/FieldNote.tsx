import type { ReactNode } from 'react';
import { ErrorLine } from './ErrorLine';
import * as styles from './Field.css';

export interface FieldNoteProps {
  hint?: ReactNode;
  error?: string | undefined;
}

/** What stands under a control: a hint, until an error takes its place. */
export const FieldNote = ({ hint, error }: FieldNoteProps) =>
  error === undefined ? <span className={styles.hint}>{hint}</span> : <ErrorLine>{error}</ErrorLine>;
