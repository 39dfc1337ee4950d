import type { ComponentPropsWithRef } from 'react';
import { cellClass } from './cellClass';
import * as styles from './Table.css';
import type { Column } from './tableVariants';

export type TableBodyProps = Omit<ComponentPropsWithRef<'tbody'>, 'className'>;

export const TableBody = (props: TableBodyProps) => <tbody {...props} />;

export interface TableCellProps extends Column, Omit<ComponentPropsWithRef<'td'>, 'align' | 'className' | 'width'> {
  /** What the row is about: its name is read out before its figures. */
  isRowHeader?: boolean;
}

export const TableCell = ({ align, hideBelow, isFlush, isRowHeader = false, ...rest }: TableCellProps) => {
  const Part = isRowHeader ? 'th' : 'td';
  return (
    <Part
      scope={isRowHeader ? 'row' : undefined}
      {...rest}
      className={cellClass(styles.bodyCell, { align, hideBelow, isFlush })}
    />
  );
};
