import type { ReactNode } from 'react';
import * as styles from './NextStep.css';

interface NextStepProps {
  /** What helps where it does not go on by itself. */
  note?: ReactNode;
  /** A button, or a link that looks like one. */
  children?: ReactNode;
}

/** Under the sentences of a page that asks for nothing: how one goes on from here. */
export const NextStep = ({ note, children }: NextStepProps) => (
  <>
    {note !== undefined && <p className={styles.note}>{note}</p>}
    {children !== undefined && <div className={styles.actions}>{children}</div>}
  </>
);
