import { pairNames, pairOf, toWhole, type BookSide, type Level, type PairName } from '@exchange/domain';
import type { LevelChange } from '../exchange/events';
import { createBookSide, type LevelText } from './bookSide';

export interface BookSnapshot {
  pair: PairName;
  /** Number of the last event published for the pair; 0 if there was none. */
  seq: number;
  /** Best first. */
  asks: Level[];
  bids: Level[];
}

/** What changed on a pair. Amounts are absolute: each is the new total at its price; `0` means the level is gone. */
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
const ticksOf = ({ pair, price }: Pick<LevelChange, 'pair' | 'price'>): number =>
  Number(toWhole(price, pairOf(pair).priceDecimals));

const emptyBook = (): PairBook => ({ asks: createBookSide('asks'), bids: createBookSide('bids'), seq: 0 });

/** The worst first, since a side keeps its best at the end. */
const changesFrom = (levels: readonly Level[]): LevelText[] =>
  levels.map(({ price, amount }): LevelText => [price, amount]).reverse();

/** The public order books: committed levels, kept sorted, and the changes not published yet. */
export const createBooks = () => {
  const books = new Map(pairNames.map((pair): [PairName, PairBook] => [pair, emptyBook()]));
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

  /** Also publishes a level that came and went in between, since a snapshot may have included it. */
  const take = (pair: PairName): BookChange => {
    const book = bookOf(pair);
    book.seq += 1;
    return { pair, seq: book.seq, asks: book.asks.takeChanges(), bids: book.bids.takeChanges() };
  };

  /** Takes over what another process has published, number included. */
  const follow = ({ pair, seq, asks, bids }: BookChange): void => {
    const book = bookOf(pair);
    for (const [side, levels] of [[book.asks, asks] as const, [book.bids, bids] as const]) {
      for (const [price, amount] of levels) side.set({ ticks: ticksOf({ pair, price }), price, amount });
      side.takeChanges();
    }
    book.seq = seq;
  };

  /** May already include changes whose event follows. Amounts are absolute, so applying them twice does no harm. */
  const snapshot = (pair: PairName, depth: number): BookSnapshot => {
    const { seq, asks, bids } = bookOf(pair);
    return { pair, seq, asks: asks.best(depth), bids: bids.best(depth) };
  };

  return {
    /** Replaces all levels. Differences are published as ordinary changes, so listeners end up with the same book. */
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
    snapshot,
    /** Everything, for another process to begin from. */
    all: (): BookSnapshot[] => pairNames.map((pair) => snapshot(pair, Infinity)),
    /** Replaces all books by those of another process. */
    load: (snapshots: readonly BookSnapshot[]): void => {
      for (const { pair, seq, asks, bids } of snapshots) {
        books.set(pair, emptyBook());
        follow({ pair, seq, asks: changesFrom(asks), bids: changesFrom(bids) });
      }
    },
    follow,
    /** One event for each pair that changed since the last call. */
    takeChanges: (): BookChange[] => {
      const taken = Array.from(changed, take);
      changed.clear();
      return taken;
    },
  };
};

export type Books = ReturnType<typeof createBooks>;
