import { pairNames, pairOf, type BookSide, type Level, type PairName } from '@exchange/domain';
import type { LevelChange } from '../../exchange/events';
import { toWhole } from '../../ledger/units';
import { createBookSide, type LevelText } from './bookSide';

export interface BookSnapshot {
  pair: PairName;
  /** Of the last event that was told of the pair; 0 where there was none. */
  seq: number;
  /** The best first. */
  asks: Level[];
  bids: Level[];
}

/** What changed on a pair: each level named is all there is at its price now, `0` is none. */
export interface BookChange {
  pair: PairName;
  seq: number;
  asks: LevelText[];
  bids: LevelText[];
}

type Sides = Record<BookSide, ReturnType<typeof createBookSide>>;

interface PairBook extends Sides {
  seq: number;
}

/** Whole numbers compare exactly, and prices of a pair have no more decimals than its own. */
const ticksOf = ({ pair, price }: LevelChange): number => Number(toWhole(price, pairOf(pair).priceDecimals));

/** The books as everybody sees them: what is durable, kept sorted, and what of it is still to be told. */
export const createBooks = () => {
  const books = new Map(
    pairNames.map((pair): [PairName, PairBook] => [
      pair,
      { asks: createBookSide('asks'), bids: createBookSide('bids'), seq: 0 },
    ]),
  );
  const changed = new Set<PairName>();

  const bookOf = (pair: PairName): PairBook => {
    const book = books.get(pair);
    if (book === undefined) throw new RangeError(`There is no book of ${pair}.`);
    return book;
  };

  const apply = (levels: readonly LevelChange[]): void => {
    for (const level of levels) {
      bookOf(level.pair)[level.side].set({ ticks: ticksOf(level), price: level.price, amount: level.amount });
      changed.add(level.pair);
    }
  };

  /** A level that came and went is told as well: a snapshot in between has it. */
  const take = (pair: PairName): BookChange => {
    const book = bookOf(pair);
    book.seq += 1;
    return { pair, seq: book.seq, asks: book.asks.takeChanges(), bids: book.bids.takeChanges() };
  };

  return {
    /** All there is. What differs from before is a change like any other, so that whoever listens comes to the same. */
    reset: (levels: readonly LevelChange[]): void => {
      const now = new Map(levels.map((level) => [`${level.pair} ${level.side} ${ticksOf(level)}`, level]));
      for (const [pair, book] of books)
        for (const side of ['asks', 'bids'] as const)
          for (const { ticks, price, amount } of book[side].all()) {
            const key = `${pair} ${side} ${ticks}`;
            if (now.get(key)?.amount === amount) now.delete(key);
            else if (!now.has(key)) now.set(key, { pair, side, price, amount: '0' });
          }
      apply([...now.values()]);
    },
    apply,
    /** May hold changes whose event comes later: amounts are absolute, so that applying them again does no harm. */
    snapshot: (pair: PairName, depth: number): BookSnapshot => {
      const { seq, asks, bids } = bookOf(pair);
      return { pair, seq, asks: asks.best(depth), bids: bids.best(depth) };
    },
    /** One event for each pair that changed since they were taken last. */
    takeChanges: (): BookChange[] => {
      const taken = Array.from(changed, take);
      changed.clear();
      return taken;
    },
  };
};

export type Books = ReturnType<typeof createBooks>;
