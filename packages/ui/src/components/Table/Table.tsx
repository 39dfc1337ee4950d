import type { ComponentPropsWithRef } from 'react';
import type { Density } from '../../tokens/density';
import * as cards from './cards.css';
import * as styles from './Table.css';
import { TableFrame } from './TableFrame';
import { tableRoles } from './tableRoles';
import type { CardLook, TableScroll, TableSurface, TableWidth } from './tableVariants';
import { useOverflow } from './useOverflow';

export interface TableProps extends Omit<ComponentPropsWithRef<'table'>, 'aria-label' | 'className'> {
  /** Names the table for screen readers. */
  label: string;
  /** Rows of 44 or 28 pixels. */
  density?: Density;
  /**
   * `page`: as tall as its rows, with a header that sticks to the page. `panel`: fills its container and scrolls
   * inside.
   */
  scrolls?: TableScroll;
  /** The surface behind it, because rows must not show through the sticky header. */
  surface?: TableSurface;
  /** Below this width in pixels each row becomes a card of headers and values, so that nothing scrolls sideways. */
  cardsBelow?: TableWidth | undefined;
  /** `list` if left out. */
  cardLook?: CardLook;
  /** Columns are only as wide as their content, so that figures stay next to their names. */
  isPacked?: boolean;
  /** The rows are being fetched again, and stay meanwhile; a thin line along the top edge shows it. */
  isRefreshing?: boolean | undefined;
}

const lookOf = ({ cardsBelow, cardLook, isPacked = false }: Partial<TableProps>): string =>
  [
    styles.table,
    isPacked && styles.packed,
    cardsBelow && cards.cardsBelow[cardsBelow],
    cardLook === 'lines' && cards.lines,
  ]
    .filter(Boolean)
    .join(' ');

/** Rows and columns of similar items. If it doesn't fit, it scrolls inside and not with the page. */
export const Table = ({
  label,
  density = 'comfortable',
  scrolls = 'page',
  surface = 'page',
  cardsBelow,
  cardLook,
  isPacked,
  isRefreshing = false,
  ...rest
}: TableProps) => {
  const { isOverflowing, isCut, isTooWide, watch } = useOverflow();
  return (
    <TableFrame {...{ label, scrolls, isRefreshing }}>
      <div
        ref={watch}
        data-density={density}
        data-too-wide={isTooWide ? '' : undefined}
        data-cut={isCut ? '' : undefined}
        {...(isOverflowing ? { 'data-overflowing': '', role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
        className={`${styles.scroll[scrolls]} ${styles.surface[surface]}`}
      >
        <table
          {...tableRoles.table}
          {...rest}
          aria-label={label}
          className={lookOf({ cardsBelow, cardLook, isPacked })}
        />
      </div>
    </TableFrame>
  );
};
