import { formatPrice, formatVolume, type BookSide, type DecimalText, type Pair } from '@exchange/domain';
import { Figure } from '../Figure/Figure';
import * as styles from './BookLadder.css';
import type { BookPick } from './drawing/bookDrawing';
import type { LiveSource } from './live/liveSource';
import { useLive } from './live/useLive';
import { shownRows, type BookView } from './rows/bookRows';
import { totalsOf } from './rows/totals';

interface BookProps {
  pair: Pair;
  source: LiveSource<BookView>;
}

export interface BookLadderProps extends BookProps {
  /** Called with a level that is pressed. */
  onPick: (pick: BookPick) => void;
}

const depth = 5;
const drawnEveryMs = 250;

const names: Record<BookSide, string> = { asks: 'Sell orders', bids: 'Buy orders' };

const picksOf = (book: BookView, side: BookSide, pair: Pair): BookPick[] => {
  const rows = shownRows(book[side], side, { pair, grouping: 0, depth });
  const { totals } = totalsOf(rows, depth);
  return rows.map(({ price, amount }, at) => ({ side, price, amount, sum: totals[at] ?? amount, isShiftHeld: false }));
};

/** The best levels of both sides, beside an order form. */
export const BookLadder = ({ pair, source, onPick }: BookLadderProps) => {
  const book = useLive(source, drawnEveryMs);
  const sideOf = (side: BookSide, picks: readonly BookPick[]) => (
    <div role="group" aria-label={names[side]} className={styles.side[side]}>
      {picks.map((pick) => (
        <button key={pick.price} type="button" className={styles.level} onClick={() => onPick(pick)}>
          <span className={styles.price[side]}>
            <Figure figure={formatPrice(pick.price, pair)} />
          </span>
          <Figure figure={formatVolume(pick.amount)} />
        </button>
      ))}
    </div>
  );
  return (
    <div className={styles.root}>
      {sideOf('asks', picksOf(book, 'asks', pair).reverse())}
      {sideOf('bids', picksOf(book, 'bids', pair))}
    </div>
  );
};

export interface BestPricesProps extends BookProps {
  /** Called with the price that is pressed. */
  onPickPrice: (price: DecimalText) => void;
}

const chips = [
  { side: 'bids', name: 'Best bid' },
  { side: 'asks', name: 'Best ask' },
] as const;

/** The best price of each side, to order at. */
export const BestPrices = ({ pair, source, onPickPrice }: BestPricesProps) => {
  const book = useLive(source, drawnEveryMs);
  return (
    <div className={styles.chips}>
      {chips.map(({ side, name }) => {
        const price = book[side][0]?.price;
        return (
          price !== undefined && (
            <button key={side} type="button" className={styles.chip} onClick={() => onPickPrice(price)}>
              {name}{' '}
              <span className={styles.price[side]}>
                <Figure figure={formatPrice(price, pair)} />
              </span>
            </button>
          )
        );
      })}
    </div>
  );
};
