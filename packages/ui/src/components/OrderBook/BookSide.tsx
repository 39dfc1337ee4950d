import type { BookSide as Side } from '@exchange/domain';
import { memo } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { BookRow } from './BookRow';
import type { BookDrawing } from './drawing/bookDrawing';
import { rowHeight, type BookCounts } from './rows/bookPlaces';
import { placeAt, rowId, rowIndexOf } from './rows/bookSlots';
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

/** Rows beyond both edges, so that fast scrolling shows no gaps. */
const beyondEdges = 4 * rowHeight;

/** Enough rows for the first render, before anything is measured. */
const mostAtFirst = 40;

/** The visible rows of one side. Re-renders on scroll, not when orders come and go. */
export const BookSide = memo(({ drawing, side, askSlots, bidSlots, scroller, bookId, emptyText }: BookSideProps) => {
  const slots: BookCounts = { asks: askSlots, bids: bidSlots };
  const count = slots[side];
  return (
    <div role="rowgroup" aria-label={labels[side]} className={styles.side} style={{ blockSize: count * rowHeight }}>
      <Virtuoso
        customScrollParent={scroller}
        totalCount={count}
        initialItemCount={Math.min(count, mostAtFirst)}
        fixedItemHeight={rowHeight}
        increaseViewportBy={beyondEdges}
        computeItemKey={(line) => placeAt(side, line, count)}
        itemContent={(line) => {
          const place = placeAt(side, line, count);
          return (
            <BookRow
              {...{ drawing, side, place }}
              id={rowId(bookId, side, place)}
              rowIndex={rowIndexOf(side, line, slots)}
            />
          );
        }}
      />
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
