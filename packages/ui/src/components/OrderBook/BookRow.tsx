import type { BookSide } from '@exchange/domain';
import { memo, useCallback, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import type { BookDrawing } from './drawing/bookDrawing';
import * as styles from './BookRow.css';

interface BookRowProps {
  drawing: BookDrawing;
  side: BookSide;
  place: number;
  id: string;
  rowIndex: number;
}

const Cell = ({ name, children }: { name: 'price' | 'amount' | 'total'; children?: ReactNode }) => (
  <span role="gridcell" data-cell={name} className={styles.cell[name]}>
    <span />
    <span className={styles.zeros} />
    {children}
  </span>
);

/** An empty row. The drawing writes into it, bypassing React. */
export const BookRow = memo(({ drawing, side, place, id, rowIndex }: BookRowProps) => {
  const attach = useCallback((row: HTMLDivElement) => drawing.attach({ side, place }, row), [drawing, side, place]);
  return (
    <div
      ref={attach}
      id={id}
      role="row"
      aria-rowindex={rowIndex}
      data-side={side}
      data-place={place}
      data-blank=""
      className={styles.row[side]}
    >
      <span data-cell="bar" className={styles.bar[side]} />
      <Cell name="price">
        <span className={visuallyHidden} />
      </Cell>
      <Cell name="amount" />
      <Cell name="total" />
    </div>
  );
});
BookRow.displayName = 'BookRow';
