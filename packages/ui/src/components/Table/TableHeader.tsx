import type { ComponentPropsWithRef } from 'react';
import { cellClass } from './cellClass';
import * as styles from './Table.css';
import { tableRoles } from './tableRoles';
import type { Column } from './tableVariants';

export type TableHeaderProps = Omit<ComponentPropsWithRef<'thead'>, 'className'>;

/** Stays at the top while the rows pass under it. */
export const TableHeader = (props: TableHeaderProps) => (
  <thead {...tableRoles.rows} {...props} className={styles.header} />
);

export interface TableHeaderCellProps
  extends Column, Omit<ComponentPropsWithRef<'th'>, 'align' | 'className' | 'width'> {
  /** Any CSS length. With it the column is that wide, whatever figures come and go. */
  width?: string | undefined;
}

/** Says what a column holds, and its unit, once for all its cells. */
export const TableHeaderCell = ({ align, hideBelow, isFlush, width, style, ...rest }: TableHeaderCellProps) => (
  <th
    scope="col"
    {...tableRoles.columnHeader}
    {...rest}
    style={{ inlineSize: width, ...style }}
    className={cellClass(styles.headerCell, { align, hideBelow, isFlush })}
  />
);
