import type { ComponentPropsWithRef } from 'react';
import { cellClass } from './cellClass';
import * as styles from './Table.css';
import { tableRoles } from './tableRoles';
import type { Column } from './tableVariants';

export type TableHeaderProps = Omit<ComponentPropsWithRef<'thead'>, 'className'>;

/** Stays at the top while the rows scroll under it. */
export const TableHeader = (props: TableHeaderProps) => (
  <thead {...tableRoles.rows} {...props} className={styles.header} />
);

export interface TableHeaderCellProps
  extends Column, Omit<ComponentPropsWithRef<'th'>, 'align' | 'className' | 'width'> {
  /** Any CSS length. Fixes the width, whatever the cells contain. */
  width?: string | undefined;
}

/** Names a column and its unit, once for all its cells. */
export const TableHeaderCell = ({
  align,
  hideBelow,
  isFlush,
  inCard: _,
  width,
  style,
  ...rest
}: TableHeaderCellProps) => (
  <th
    scope="col"
    {...tableRoles.columnHeader}
    {...rest}
    style={{ inlineSize: width, ...style }}
    className={cellClass(styles.headerCell, { align, hideBelow, isFlush })}
  />
);
