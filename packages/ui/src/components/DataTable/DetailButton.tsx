import { Button, type ButtonProps } from '../Button/Button';
import { onlyPanel } from './expandedRows';
import { usePanel } from './rowContext';

export interface DetailButtonProps extends Omit<ButtonProps, 'asChild' | 'onClick'> {
  /** Which panel to open, if the table has several kinds. */
  panel?: string;
}

/** Opens and closes a panel under its row. Put it in a cell of a `DataTable`. */
export const DetailButton = ({ panel = onlyPanel, ...rest }: DetailButtonProps) => (
  <Button variant="outline" tone="neutral" size="small" {...rest} {...usePanel(panel)} />
);
