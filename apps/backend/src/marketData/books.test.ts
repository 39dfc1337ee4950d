import { fromWhole, pairOf, type BookSide, type Level, type PairName } from '@exchange/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LevelChange } from '../exchange/events';
import type { LevelText } from './bookSide';
import { createBooks, type BookChange, type BookSnapshot } from './books';

const pair = 'XDC-USDT';
const level = (side: BookSide, price: string, amount: string, of: PairName = pair): LevelChange => ({
  pair: of,
  side,
  price,
  amount,
});

describe('a snapshot of a book', () => {
  it('is sorted best first by value, not by text', () => {
    const books = createBooks();
    const prices = ['0.05', '0.9', '0.10000001', '10', '9', '0.1', '1000'];
    books.apply(prices.flatMap((price) => [level('asks', price, '1'), level('bids', price, '2')]));
    const { asks, bids } = books.snapshot(pair, 500);
    const sorted = ['0.05', '0.1', '0.10000001', '0.9', '9', '10', '1000'];
    expect(asks).toEqual(sorted.map((price) => ({ price, amount: '1' })));
    expect(bids).toEqual(sorted.toReversed().map((price) => ({ price, amount: '2' })));
  });

  it('has as many of the best levels per side as requested, and no level that is gone', () => {
    const books = createBooks();
    books.apply([level('asks', '3', '1'), level('asks', '2', '5'), level('asks', '1', '1'), level('asks', '1', '0')]);
    books.apply([level('asks', '2', '4'), level('bids', '0.5', '0')]);
    expect(books.snapshot(pair, 1)).toEqual({ pair, seq: 0, asks: [{ price: '2', amount: '4' }], bids: [] });
  });

  it('uses each pair’s own decimals', () => {
    const books = createBooks();
    books.apply([level('bids', '0.0000000002', '7', 'XDC-BTC'), level('bids', '0.0000000001', '7', 'XDC-BTC')]);
    expect(books.snapshot('XDC-BTC', 5).bids.map(({ price }) => price)).toEqual(['0.0000000002', '0.0000000001']);
    expect(books.snapshot('XDC-ETH', 5)).toEqual({ pair: 'XDC-ETH', seq: 0, asks: [], bids: [] });
  });
});

describe('what changed', () => {
  it('is one event per pair with absolute amounts, numbered without gaps for each pair', () => {
    const books = createBooks();
    books.apply([level('asks', '2', '1'), level('asks', '2', '3'), level('bids', '1', '4')]);
    books.apply([level('asks', '2', '5'), level('bids', '1', '0'), level('bids', '9', '1', 'XDC-ETH')]);
    expect(books.takeChanges()).toEqual([
      { pair, seq: 1, asks: [['2', '5']], bids: [['1', '0']] },
      { pair: 'XDC-ETH', seq: 1, asks: [], bids: [['9', '1']] },
    ]);
    books.apply([level('asks', '2', '6')]);
    expect(books.takeChanges()).toEqual([{ pair, seq: 2, asks: [['2', '6']], bids: [] }]);
    expect(books.snapshot(pair, 5).seq).toBe(2);
  });

  it('is empty if nothing changed', () => {
    expect(createBooks().takeChanges()).toEqual([]);
  });
});

describe('a book that was rebuilt', () => {
  it('publishes only what differs from before', () => {
    const books = createBooks();
    books.apply([level('asks', '1', '1'), level('asks', '2', '2'), level('asks', '3', '3')]);
    books.takeChanges();
    books.reset([level('asks', '1', '1'), level('asks', '3', '7'), level('bids', '0.5', '5')]);
    const [change, ...others] = books.takeChanges();
    expect(others).toEqual([]);
    expect(change?.seq).toBe(2);
    expect(change?.asks.toSorted()).toEqual([
      ['2', '0'],
      ['3', '7'],
    ]);
    expect(change?.bids).toEqual([['0.5', '5']]);
    books.reset([level('asks', '1', '1'), level('asks', '3', '7'), level('bids', '0.5', '5')]);
    expect(books.takeChanges()).toEqual([]);
  });
});

/** A client that applies events as the contract describes. */
const readerOf = ({ seq, asks, bids }: BookSnapshot) => {
  const sides = {
    asks: new Map(asks.map(({ price, amount }) => [price, amount])),
    bids: new Map(bids.map(({ price, amount }) => [price, amount])),
  };
  let last = seq;
  const put = (side: BookSide, levels: LevelText[]): void => {
    for (const [price, amount] of levels)
      if (amount === '0') sides[side].delete(price);
      else sides[side].set(price, amount);
  };
  return {
    hear: (event: BookChange): void => {
      if (event.seq <= last) return;
      expect(event.seq).toBe(last + 1);
      last = event.seq;
      put('asks', event.asks);
      put('bids', event.bids);
    },
    sides: () => ({ asks: new Map(sides.asks), bids: new Map(sides.bids) }),
  };
};

const mapOf = (levels: Level[]): Map<string, string> => new Map(levels.map(({ price, amount }) => [price, amount]));

const changes = fc.record({
  pair: fc.constant<PairName>(pair),
  side: fc.constantFrom<BookSide>('asks', 'bids'),
  price: fc.integer({ min: 1, max: 30 }).map((ticks) => fromWhole(BigInt(ticks * 7_919), pairOf(pair).priceDecimals)),
  amount: fc.integer({ min: 0, max: 3 }).map(String),
});

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: changes.map((change) => ({ change })) },
    { weight: 2, arbitrary: fc.constant('told' as const) },
    { weight: 1, arbitrary: fc.constant('snapshot' as const) },
  ),
  { maxLength: 120 },
);

describe('a client that applies the events after its snapshot', () => {
  it('ends up with the server’s book, whenever the snapshot was taken', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const books = createBooks();
        const readers: ReturnType<typeof readerOf>[] = [];
        const tell = (): void => {
          for (const event of books.takeChanges()) for (const reader of readers) reader.hear(event);
        };
        for (const step of all) {
          if (step === 'told') tell();
          else if (step === 'snapshot') readers.push(readerOf(books.snapshot(pair, 500)));
          else books.apply([step.change]);
        }
        tell();
        const { asks, bids } = books.snapshot(pair, 500);
        expect(asks.map(({ price }) => Number(price))).toEqual(
          asks.map(({ price }) => Number(price)).toSorted((one, other) => one - other),
        );
        expect(bids.map(({ price }) => Number(price))).toEqual(
          bids.map(({ price }) => Number(price)).toSorted((one, other) => other - one),
        );
        for (const reader of readers) expect(reader.sides()).toEqual({ asks: mapOf(asks), bids: mapOf(bids) });
      }),
    );
  });
});

describe('a process that follows the books of another', () => {
  it('has the same books with the same numbers, whenever it began', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const books = createBooks();
        const followers: ReturnType<typeof createBooks>[] = [];
        const tell = (): void => {
          for (const event of books.takeChanges()) for (const follower of followers) follower.follow(event);
        };
        for (const step of all) {
          if (step === 'told') tell();
          else if (step === 'snapshot') {
            const follower = createBooks();
            follower.apply([level('asks', '0.123', '9')]);
            follower.load(books.all());
            followers.push(follower);
          } else books.apply([step.change]);
        }
        tell();
        for (const follower of followers) expect(follower.all()).toEqual(books.all());
      }),
    );
  });

  it('keeps nothing of it to publish, nor of what it had before', () => {
    const books = createBooks();
    books.load([{ pair, seq: 7, asks: [{ price: '3', amount: '1' }], bids: [] }]);
    books.follow({ pair, seq: 8, asks: [['2', '5']], bids: [['1', '4']] });
    expect(books.takeChanges()).toEqual([]);
    books.apply([level('asks', '4', '6')]);
    expect(books.takeChanges()).toEqual([{ pair, seq: 9, asks: [['4', '6']], bids: [] }]);
  });
});
