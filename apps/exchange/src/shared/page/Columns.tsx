import type { ReactNode } from 'react';
import * as styles from './Columns.css';

interface ColumnsProps {
  /** A form, usually. */
  children: ReactNode;
  /** What helps to fill it in: beside it on a desk, below it on narrower screens. */
  aside: ReactNode;
}

/** A form and what helps to fill it in. */
export const Columns = ({ children, aside }: ColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.column}>{children}</div>
    <div className={styles.column}>{aside}</div>
  </div>
);
