import { createListeners, round, type BookSide, type DecimalText, type Level } from '@exchange/domain';
import type { BookView } from '../rows/bookRows';
import type { LiveSource } from '../live/liveSource';
import { bookOf, createRandom, xdc } from './sampleBook';

const levelsASide = 500;
const changesASecond = 10_000;

/** How often listeners are notified, as by a live connection: far more often than the screen is drawn. */
const toldEveryMs = 5;

/** One change in this many adds or removes a level. */
const comesOrGoes = 20;

const createAmounts = (random: () => number): readonly DecimalText[] =>
  Array.from({ length: 4_096 }, () => round((random() * 40_000 + 1).toFixed(4), xdc.amountDecimals, 'down'));

/** A book of 500 levels a side. Levels closer to the middle change more often. */
export const createBusyBook = () => {
  const random = createRandom(29);
  const amounts = createAmounts(random);
  const { asks, bids } = bookOf(xdc, '0.05312', 18_000, levelsASide);
  const sides: Record<BookSide, Level[]> = { asks: [...asks], bids: [...bids] };
  const gone: Record<BookSide, { place: number; level: Level } | undefined> = { asks: undefined, bids: undefined };
  const { subscribe, notify } = createListeners();
  let snapshot: BookView | undefined;
  let changes = 0;

  const change = (): void => {
    const side = random() < 0.5 ? 'asks' : 'bids';
    const levels = sides[side];
    const place = Math.floor(levels.length * random() ** 2);
    const level = levels[place];
    changes += 1;
    if (level === undefined) return;
    if (changes % comesOrGoes !== 0) levels[place] = { ...level, amount: amounts[changes % amounts.length] ?? '1' };
    else if (gone[side]) {
      levels.splice(gone[side].place, 0, gone[side].level);
      gone[side] = undefined;
    } else {
      levels.splice(place, 1);
      gone[side] = { place, level };
    }
  };

  const source: LiveSource<BookView> = {
    subscribe,
    snapshot: () => (snapshot ??= { asks: [...sides.asks], bids: [...sides.bids] }),
  };

  return {
    source,
    changes: () => changes,
    /** Keeps pace with the clock: overdue changes come all at once. Returns a function that stops it. */
    start: (): (() => void) => {
      const begun = performance.now();
      const before = changes;
      const timer = setInterval(() => {
        const due = before + Math.floor(((performance.now() - begun) * changesASecond) / 1_000);
        while (changes < due) change();
        snapshot = undefined;
        notify();
      }, toldEveryMs);
      return () => {
        clearInterval(timer);
      };
    },
  };
};
