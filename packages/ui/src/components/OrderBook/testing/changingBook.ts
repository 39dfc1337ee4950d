import { createListeners, multiply, round, type BookSide, type DecimalText, type Level } from '@exchange/domain';
import type { BookView } from '../rows/bookRows';
import type { LiveSource } from '../live/liveSource';

/** A book that changes on request. */
export const changingBook = (first: BookView) => {
  const { subscribe, notify } = createListeners();
  const sides = { asks: [...first.asks], bids: [...first.bids] };
  const source: LiveSource<BookView> = {
    subscribe,
    snapshot: () => sides,
  };
  return {
    source,
    /** Multiplies the amount of a level. */
    scale: (side: BookSide, place: number, factor: DecimalText): void => {
      const level = sides[side][place];
      if (level) sides[side][place] = { ...level, amount: round(multiply(level.amount, factor), 6, 'up') };
      notify();
    },
    insert: (side: BookSide, place: number, level: Level): void => {
      sides[side].splice(place, 0, level);
      notify();
    },
    remove: (side: BookSide, place: number): void => {
      sides[side].splice(place, 1);
      notify();
    },
  };
};
