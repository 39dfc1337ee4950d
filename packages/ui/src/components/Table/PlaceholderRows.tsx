import { shellTexts } from '@exchange/domain';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Skeleton } from '../Skeleton/Skeleton';
import { TableCell } from './TableBody';
import { TableRow } from './TableRow';
import type { Column } from './tableVariants';

export interface PlaceholderColumn extends Column {
  /** Any CSS length: about what will stand there. Left out, the cell stays empty. */
  width?: string | undefined;
  /** The title where rows are cards. */
  isRowHeader?: boolean | undefined;
  cardLabel?: string | undefined;
}

export interface PlaceholderRowsProps {
  rows: number;
  columns: readonly PlaceholderColumn[];
  /** Said once, for all of them. */
  label?: string;
}

const inOrder = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** As high as the rows that will stand there, so that nothing moves when they come. */
export const PlaceholderRows = ({ rows, columns, label = shellTexts.loading }: PlaceholderRowsProps) =>
  inOrder(rows).map((row) => (
    <TableRow key={row} aria-hidden={row > 0 || undefined}>
      {columns.map(({ width, isRowHeader, ...column }, at) => (
        <TableCell key={at} {...column} data-title={isRowHeader === true ? '' : undefined}>
          {row === 0 && at === 0 && (
            <span role="status" className={visuallyHidden}>
              {label}
            </span>
          )}
          {width !== undefined && <Skeleton width={width} />}
        </TableCell>
      ))}
    </TableRow>
  ));
