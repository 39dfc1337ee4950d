import type { BookSide as Side } from '@exchange/domain';
import { memo, useState } from 'react';
import { BookRow } from './BookRow';
import type { BookDrawing } from './drawing/bookDrawing';
import { rowHeight, type BookCounts } from './rows/bookPlaces';
import { placeAt, rowId, rowIndexOf } from './rows/bookSlots';
import { useRowsInView } from './rows/useRowsInView';
import * as styles from './BookSide.css';

export interface BookSideProps {
  drawing: BookDrawing;
  side: Side;
  askSlots: number;
  bidSlots: number;
  /** Scrolls both sides. */
  scroller: HTMLElement;
  bookId: string;
  /** Shown if the side has no orders. */
  emptyText: string | undefined;
}

const labels: Record<Side, string> = { asks: 'Sell orders', bids: 'Buy orders' };

const beyond = 4;

/** The visible rows of one side. Re-renders on scroll, not when orders come and go. */
export const BookSide = memo(({ drawing, side, askSlots, bidSlots, scroller, bookId, emptyText }: BookSideProps) => {
  const slots: BookCounts = { asks: askSlots, bids: bidSlots };
  const count = slots[side];
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const { first, end } = useRowsInView({ scroller, list, count, rowHeight, beyond });
  const lines = Array.from({ length: end - first }, (_, index) => first + index);
  return (
    <div
      ref={setList}
      role="rowgroup"
      aria-label={labels[side]}
      className={styles.side}
      style={{ blockSize: count * rowHeight, paddingBlockStart: first * rowHeight }}
    >
      {lines.map((line) => {
        const place = placeAt(side, line, count);
        return (
          <BookRow
            key={place}
            {...{ drawing, side, place }}
            id={rowId(bookId, side, place)}
            rowIndex={rowIndexOf(side, line, slots)}
          />
        );
      })}
      {emptyText !== undefined && (
        <div role="row" aria-rowindex={rowIndexOf(side, placeAt(side, 0, count), slots)} className={styles.empty[side]}>
          <span role="gridcell" aria-colspan={3}>
            {emptyText}
          </span>
        </div>
      )}
    </div>
  );
});
BookSide.displayName = 'BookSide';
