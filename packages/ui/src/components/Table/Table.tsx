import type { ComponentPropsWithRef } from 'react';
import type { Density } from '../../tokens/density';
import * as cards from './cards.css';
import * as styles from './Table.css';
import { TableFrame } from './TableFrame';
import { tableRoles } from './tableRoles';
import type { TableScroll, TableSurface, TableWidth } from './tableVariants';
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
  /** Where it is narrower than so many pixels each row is a card of headers and values, and nothing is scrolled sideways. */
  cardsBelow?: TableWidth | undefined;
  /** The rows are being fetched again, and stay as they are meanwhile: a quiet line at the upper edge says so. */
  isRefreshing?: boolean | undefined;
}

/** Rows and columns of like things. What does not fit is scrolled within, never by the page. */
export const Table = ({
  label,
  density = 'comfortable',
  scrolls = 'page',
  surface = 'page',
  cardsBelow,
  isRefreshing = false,
  ...rest
}: TableProps) => {
  const { isOverflowing, isTooWide, watch } = useOverflow();
  const look = cardsBelow === undefined ? styles.table : `${styles.table} ${cards.cardsBelow[cardsBelow]}`;
  return (
    <TableFrame {...{ label, scrolls, isRefreshing }}>
      <div
        ref={watch}
        data-density={density}
        data-too-wide={isTooWide ? '' : undefined}
        {...(isOverflowing ? { 'data-overflowing': '', role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
        className={`${styles.scroll[scrolls]} ${styles.surface[surface]}`}
      >
        <table {...tableRoles.table} {...rest} aria-label={label} className={look} />
      </div>
    </TableFrame>
  );
};
