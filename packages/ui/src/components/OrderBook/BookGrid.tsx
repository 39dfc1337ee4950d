import type { BookSide as Side, DecimalText, Grouping, Pair } from '@exchange/domain';
import { useCallback, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import type { BookDrawing, BookPick } from './drawing/bookDrawing';
import * as styles from './BookGrid.css';
import { BookHeader } from './BookHeader';
import { BookMiddle } from './BookMiddle';
import type { LastPrice } from './drawing/lastPriceDrawing';
import { BookSide } from './BookSide';
import { rowId, slotsFor } from './rows/bookSlots';
import type { LiveSource } from './live/liveSource';
import { sweepWords } from './rows/sweepTexts';
import { useBookInteraction } from './useBookInteraction';
import { useCentredBook } from './useCentredBook';

export interface BookGridProps {
  label: string;
  pair: Pair;
  depth: number;
  grouping: Grouping;
  drawing: BookDrawing;
  lastPrice: LiveSource<LastPrice | undefined>;
  isStale: boolean;
  onPick: ((pick: BookPick) => void) | undefined;
  onPickPrice: ((price: DecimalText) => void) | undefined;
}

/** Sets the active row for the keyboard. Bypasses React, because the rows don't need to re-render. */
const useActiveRow = (grid: HTMLElement | null, { mark }: BookDrawing, bookId: string): void => {
  useEffect(
    () =>
      mark.subscribe(() => {
        const marked = mark.snapshot();
        if (marked) grid?.setAttribute('aria-activedescendant', rowId(bookId, marked.side, marked.place));
        else grid?.removeAttribute('aria-activedescendant');
      }),
    [grid, mark, bookId],
  );
};

const emptyTexts: Record<Side, string> = { asks: 'There are no sell orders.', bids: 'There are no buy orders.' };

const emptyText = (side: Side, count: number): string | undefined => (count === 0 ? emptyTexts[side] : undefined);

/** Announces a row when a key moves to it, but not when its figures change, which they do all the time. */
const useTelling = ({ mark }: BookDrawing, pair: Pair) => {
  const [told, setTold] = useState('');
  const tell = useCallback(() => {
    const marked = mark.snapshot();
    setTold(marked?.sweep ? sweepWords(marked.sweep, marked.side, pair) : '');
  }, [mark, pair]);
  return { told, tell };
};

/** The book itself: a single tab stop, with arrow keys to move between rows. */
export const BookGrid = ({ label, pair, depth, grouping, drawing, onPick, ...middle }: BookGridProps) => {
  const [grid, setGrid] = useState<HTMLDivElement | null>(null);
  const bookId = useId();
  const room = useSyncExternalStore(drawing.room.subscribe, drawing.room.snapshot, drawing.room.snapshot);
  const { asks, bids } = slotsFor(room, depth);
  const { told, tell } = useTelling(drawing, pair);
  const hands = useBookInteraction({ drawing, askSlots: asks, onPick, onMove: tell });
  useCentredBook(grid, asks, `${pair.name} ${String(grouping)} ${String(depth)}`);
  useActiveRow(grid, drawing, bookId);
  const shared = { drawing, askSlots: asks, bidSlots: bids, bookId };
  return (
    <>
      <div
        ref={setGrid}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-rowcount={asks + bids + 2}
        aria-readonly
        data-stale={middle.isStale ? '' : undefined}
        data-pickable={onPick ? '' : undefined}
        className={styles.scroller}
        {...hands}
      >
        <div className={styles.content}>
          <BookHeader pair={pair} />
          {grid && <BookSide {...shared} side="asks" scroller={grid} emptyText={emptyText('asks', room.asks)} />}
          <BookMiddle {...middle} {...{ drawing, pair }} rowIndex={asks + 2} />
          {grid && <BookSide {...shared} side="bids" scroller={grid} emptyText={emptyText('bids', room.bids)} />}
        </div>
      </div>
      <span aria-live="polite" className={visuallyHidden}>
        {told}
      </span>
    </>
  );
};
