import type { OptionalNode } from '../optionalNode';
import { ErrorLine } from './ErrorLine';
import * as styles from './Field.css';

export interface FieldNoteProps {
  hint?: OptionalNode;
  error?: string | undefined;
}

/** The note below a control: a hint, or an error in its place. */
export const FieldNote = ({ hint, error }: FieldNoteProps) =>
  error === undefined ? <span className={styles.hint}>{hint}</span> : <ErrorLine>{error}</ErrorLine>;
