import { multiply, round, type BookSide, type DecimalText, type Level } from '@exchange/domain';
import type { BookView } from '../bookRows';
import type { LiveSource } from '../liveSource';

/** A book that changes when it is told to. */
export const changingBook = (first: BookView) => {
  const listeners = new Set<() => void>();
  const sides = { asks: [...first.asks], bids: [...first.bids] };
  const source: LiveSource<BookView> = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => sides,
  };
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    source,
    /** So many times the amount there was. */
    scale: (side: BookSide, place: number, factor: DecimalText): void => {
      const level = sides[side][place];
      if (level) sides[side][place] = { ...level, amount: round(multiply(level.amount, factor), 6, 'up') };
      tell();
    },
    insert: (side: BookSide, place: number, level: Level): void => {
      sides[side].splice(place, 0, level);
      tell();
    },
    remove: (side: BookSide, place: number): void => {
      sides[side].splice(place, 1);
      tell();
    },
  };
};
