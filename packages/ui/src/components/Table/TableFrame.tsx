import type { ReactNode } from 'react';
import * as styles from './TableFrame.css';
import type { TableScroll } from './tableVariants';

export interface TableFrameProps {
  label: string;
  scrolls: TableScroll;
  /** The content is being fetched again: a thin line shows it, and nothing moves. */
  isRefreshing: boolean;
  /** The scroll container. */
  children: ReactNode;
}

/** Surrounds a scroll container: its focus ring, and anything that must not scroll with it. */
export const TableFrame = ({ label, scrolls, isRefreshing, children }: TableFrameProps) => (
  <div data-scrolls={scrolls} className={styles.frame}>
    {children}
    {isRefreshing && <div role="progressbar" aria-label={`Refreshing ${label}`} className={styles.refreshLine} />}
  </div>
);
