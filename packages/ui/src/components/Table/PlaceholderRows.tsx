import { shellTexts } from '@exchange/domain';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Skeleton } from '../Skeleton/Skeleton';
import { TableCell } from './TableBody';
import { TableRow } from './TableRow';
import type { Column } from './tableVariants';

export interface PlaceholderColumn extends Column {
  /** Any CSS length: the approximate width of the content. Leave it out for an empty cell. */
  width?: string | undefined;
  /** Used as the title if rows are cards. */
  isRowHeader?: boolean | undefined;
  cardLabel?: string | undefined;
}

export interface PlaceholderRowsProps {
  rows: number;
  columns: readonly PlaceholderColumn[];
  /** Announced once for all rows. */
  label?: string;
}

const inOrder = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** As tall as the rows that are loading, so that nothing moves when they arrive. */
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
