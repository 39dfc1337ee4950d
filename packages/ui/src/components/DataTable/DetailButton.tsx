import { Button, type ButtonProps } from '../Button/Button';
import { onlyPanel } from './expandedRows';
import { usePanel } from './rowContext';

export interface DetailButtonProps extends Omit<ButtonProps, 'asChild' | 'onClick'> {
  /** Which panel, where a table has several kinds. */
  panel?: string;
}

/** In a cell of a `DataTable`: opens a panel under the row, and closes it. */
export const DetailButton = ({ panel = onlyPanel, ...rest }: DetailButtonProps) => (
  <Button variant="outline" tone="neutral" size="small" {...rest} {...usePanel(panel)} />
);
