import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBook } from './book';
import type { Book, BookOrder } from './order';
import { assertAgreement } from './testing/agreement';
import { contentsOf, createTrader, type Answer, type Command, type Placing } from './testing/commands';
import { createNaiveBook } from './testing/naiveBook';
import { createPurses } from './testing/purses';

const most = Number.MAX_SAFE_INTEGER;

/** Few prices and owners, so that they meet often. */
const placing: fc.Arbitrary<Placing> = fc.record({
  do: fc.constant('place'),
  owner: fc.constantFrom('Ada', 'Ben', 'Cleo', 'Dan'),
  side: fc.constantFrom('buy', 'sell'),
  ticks: fc.integer({ min: 95, max: 105 }),
  lots: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 20 }) }, fc.integer({ min: most - 20, max: most })),
});

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: placing },
  fc.record({ do: fc.constant('cancel'), which: fc.nat() }),
);

const commands = fc.array(command, { maxLength: 120, size: 'max' });

const obey = (book: Book<BookOrder>, given: Command[]): Answer[] => given.map(createTrader(book));

/** Restores the open orders in the order they arrived, as after a restart. */
const putBack = (former: Book<BookOrder>): Book<BookOrder> => {
  const book = createBook<BookOrder>();
  [...former.orders('buy'), ...former.orders('sell')]
    .sort((one, other) => one.id - other.id)
    .forEach((order) => book.restore({ ...order }));
  return book;
};

/** The book, together with its traders' money. */
const withPurses = (book: Book<BookOrder>, purses: ReturnType<typeof createPurses>): Book<BookOrder> => ({
  ...book,
  place: (order) => {
    purses.reserve(order, order.lots);
    const placed = book.place(order);
    purses.settle(order, placed);
    return placed;
  },
  remove: (order) => {
    book.remove(order);
    purses.end(order);
  },
});

describe('the book', () => {
  it('trades like a naive one and has the same contents, after every one of thousands of commands', () => {
    fc.assert(
      fc.property(commands, (given) => {
        const [book, naive] = [createBook<BookOrder>(), createNaiveBook<BookOrder>()];
        const [trade, tradeNaively] = [createTrader(book), createTrader(naive)];
        for (const next of given) {
          expect(trade(next)).toEqual(tradeNaively(next));
          expect(contentsOf(book)).toEqual(contentsOf(naive));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('does so with hundreds of changing prices, too', () => {
    expect(() => assertAgreement(1, 24_000)).not.toThrow();
  });

  it('predicts what it trades of an order, without changing anything [LED-033] [LED-037]', () => {
    fc.assert(
      fc.property(commands, (given) => {
        const book = createBook<BookOrder>();
        const asked: Book<BookOrder> = {
          ...book,
          place: (order) => {
            const before = contentsOf(book);
            const offered = book.offeredTo(order);
            expect(contentsOf(book)).toEqual(before);
            const ordered = order.lots;
            const placed = book.place(order);
            expect(offered).toEqual({ lots: ordered - order.lots, isCutShort: placed.isCutShort });
            return placed;
          },
        };
        obey(asked, given);
      }),
      { numRuns: 200 },
    );
  });

  it('creates and loses nothing: reserved amounts come out to the last lot and tick', () => {
    fc.assert(
      fc.property(commands, (given) => {
        const purses = createPurses();
        const book = createBook<BookOrder>();
        const watched = withPurses(book, purses);
        obey(watched, given);
        const open = [...book.orders('buy'), ...book.orders('sell')];
        expect(purses.aside()).toHaveLength(open.length);
        open.forEach(watched.remove);
        expect(purses.aside()).toEqual([]);
        expect(purses.totals()).toEqual({ base: 0n, quote: 0n });
      }),
    );
  });

  it('gives the same results for the same commands [LED-039]', () => {
    fc.assert(
      fc.property(commands, (given) => {
        const [book, again] = [createBook<BookOrder>(), createBook<BookOrder>()];
        expect(obey(book, given)).toEqual(obey(again, given));
        expect(contentsOf(book)).toEqual(contentsOf(again));
      }),
    );
  });

  it('restored after a restart trades as it would have without [LED-038]', () => {
    fc.assert(
      fc.property(commands, fc.array(placing, { minLength: 1, maxLength: 40 }), (before, after) => {
        const book = createBook<BookOrder>();
        obey(book, before);
        const restored = putBack(book);
        expect(contentsOf(restored)).toEqual(contentsOf(book));
        const laterOrders = after.map(({ owner, side, ticks, lots }, index) => ({
          id: before.length + index + 1,
          owner,
          side,
          ticks,
          lots,
        }));
        for (const order of laterOrders) expect(restored.place({ ...order })).toEqual(book.place({ ...order }));
        expect(contentsOf(restored)).toEqual(contentsOf(book));
      }),
    );
  });
});
