import type { ComponentPropsWithRef } from 'react';
import type { Density } from '../../tokens/density';
import * as styles from './Table.css';
import type { TableScroll, TableSurface } from './tableVariants';
import { useOverflow } from './useOverflow';

export interface TableProps extends Omit<ComponentPropsWithRef<'table'>, 'aria-label' | 'className'> {
  /** What the table lists. */
  label: string;
  /** Rows of 44 or of 28 pixels. */
  density?: Density;
  /** `page`: as high as its rows, its header sticks to the page. `panel`: fills its container and scrolls within it. */
  scrolls?: TableScroll;
  /** What it stands on, so that rows can pass under its header unseen. */
  surface?: TableSurface;
}

/** Rows and columns of like things. What does not fit is scrolled within, never by the page. */
export const Table = ({ label, density = 'comfortable', scrolls = 'page', surface = 'page', ...rest }: TableProps) => {
  const { isOverflowing, watch } = useOverflow();
  return (
    <div
      ref={watch}
      data-density={density}
      {...(isOverflowing ? { 'data-overflowing': '', role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
      className={`${styles.scroll[scrolls]} ${styles.surface[surface]}`}
    >
      <table {...rest} aria-label={label} className={styles.table} />
    </div>
  );
};
