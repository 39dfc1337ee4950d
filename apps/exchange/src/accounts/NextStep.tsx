import type { ReactNode } from 'react';
import * as styles from './NextStep.css';

interface NextStepProps {
  /** Help if the page doesn't continue automatically. */
  note?: ReactNode;
  /** A button, or a link styled as one. */
  children?: ReactNode;
}

/** The way onwards from a page without a form. */
export const NextStep = ({ note, children }: NextStepProps) => (
  <>
    {note !== undefined && <p className={styles.note}>{note}</p>}
    {children !== undefined && <div className={styles.actions}>{children}</div>}
  </>
);
