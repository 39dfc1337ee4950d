import type { ReactNode } from 'react';
import * as styles from './Columns.css';

interface ColumnsProps {
  /** What stands in the first column, which is as wide as this needs. */
  of?: keyof typeof styles.first;
  children: ReactNode;
  /** What helps to fill it in, or to read it: beside it, or below it on narrower screens. */
  aside?: ReactNode;
}

/** A form or a table, and what helps with it. */
export const Columns = ({ of = 'form', children, aside }: ColumnsProps) => (
  <div className={styles.first[of]}>
    <div className={styles.column}>{children}</div>
    {aside !== undefined && <div className={styles.aside}>{aside}</div>}
  </div>
);
