import type { ReactNode } from 'react';
import * as styles from './TableFrame.css';
import type { TableScroll } from './tableVariants';

export interface TableFrameProps {
  /** What is listed. */
  label: string;
  scrolls: TableScroll;
  /** What stands there is being fetched again: a quiet line says so, and nothing moves. */
  isRefreshing: boolean;
  /** The one box that scrolls. */
  children: ReactNode;
}

/** Around a box that scrolls: its ring, and what stays where it is however far it is scrolled. */
export const TableFrame = ({ label, scrolls, isRefreshing, children }: TableFrameProps) => (
  <div data-scrolls={scrolls} className={styles.frame}>
    {children}
    {isRefreshing && <div role="progressbar" aria-label={`Refreshing ${label}`} className={styles.refreshLine} />}
  </div>
);
