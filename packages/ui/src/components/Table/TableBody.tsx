import type { ComponentPropsWithRef } from 'react';
import * as cards from './cards.css';
import { cellClass } from './cellClass';
import * as styles from './Table.css';
import { tableRoles } from './tableRoles';
import type { Column } from './tableVariants';

export type TableBodyProps = Omit<ComponentPropsWithRef<'tbody'>, 'className'>;

export const TableBody = (props: TableBodyProps) => <tbody {...tableRoles.rows} {...props} />;

export interface TableCellProps extends Column, Omit<ComponentPropsWithRef<'td'>, 'align' | 'className' | 'width'> {
  /** Names the row: read out before its other cells. */
  isRowHeader?: boolean | undefined;
  /** Shown before the value if rows are cards. Screen readers still use the column header. */
  cardLabel?: string | undefined;
}

export const TableCell = ({
  align,
  hideBelow,
  isFlush,
  inCard,
  isRowHeader = false,
  cardLabel,
  children,
  ...rest
}: TableCellProps) => {
  const Part = isRowHeader ? 'th' : 'td';
  return (
    <Part
      scope={isRowHeader ? 'row' : undefined}
      {...(isRowHeader ? tableRoles.rowHeader : tableRoles.cell)}
      data-title={isRowHeader ? '' : undefined}
      data-flush={isFlush === true ? '' : undefined}
      data-place={inCard}
      {...rest}
      className={cellClass(styles.bodyCell, { align, hideBelow, isFlush })}
    >
      {cardLabel !== undefined && (
        <span aria-hidden className={cards.label}>
          {cardLabel}
        </span>
      )}
      {children}
    </Part>
  );
};
