import type { Side } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createBook } from './book';
import type { BookOrder } from './order';

let ids = 0;

/** `[side, ticks, lots]`, each with its own owner unless one is given. */
type Told = readonly [side: Side, ticks: number, lots: number, owner?: string];

const orderOf = ([side, ticks, lots, owner]: Told): BookOrder => {
  ids += 1;
  return { id: ids, owner: owner ?? `trader ${ids}`, side, ticks, lots };
};

const bookWith = (...told: Told[]) => {
  const book = createBook<BookOrder>();
  const orders = told.map(orderOf);
  orders.forEach(book.restore);
  const take = (...taker: Told) => {
    const order = orderOf(taker);
    const { matches, isCutShort } = book.place(order);
    /** The number of the order met, its price, and the amount. */
    const trades = matches.map(({ maker, lots }) => [orders.indexOf(maker), maker.ticks, lots]);
    return { trades, isCutShort, rest: order.lots, order };
  };
  const open = (side: Side) => book.orders(side).map(({ ticks, lots }) => [ticks, lots]);
  return { book, orders, take, open };
};

describe('an order that meets others', () => {
  it('trades with the lowest seller first, at one price with the earliest [LED-031]', () => {
    const { take } = bookWith(['sell', 103, 1], ['sell', 101, 1], ['sell', 102, 1], ['sell', 101, 1]);
    expect(take('buy', 103, 4).trades.map(([met]) => met)).toEqual([1, 3, 2, 0]);
  });

  it('trades with the highest buyer first, at one price with the earliest [LED-031]', () => {
    const { take } = bookWith(['buy', 97, 1], ['buy', 99, 1], ['buy', 98, 1], ['buy', 99, 1]);
    expect(take('sell', 97, 4).trades.map(([met]) => met)).toEqual([1, 3, 2, 0]);
  });

  it.each<{ taker: Told; waiting: Told; price: number }>([
    { taker: ['buy', 110, 5], waiting: ['sell', 101, 5], price: 101 },
    { taker: ['sell', 90, 5], waiting: ['buy', 99, 5], price: 99 },
    { taker: ['buy', 101, 5], waiting: ['sell', 101, 5], price: 101 },
  ])('trades at the price of the one that waited: $taker with $waiting [LED-032]', ({ taker, waiting, price }) => {
    expect(bookWith(waiting).take(...taker).trades).toEqual([[0, price, 5]]);
  });

  it('trades with as many as needed, and no more than its amount [LED-033]', () => {
    const { take, open } = bookWith(['sell', 101, 2], ['sell', 102, 3], ['sell', 103, 4]);
    expect(take('buy', 103, 6)).toMatchObject({
      trades: [
        [0, 101, 2],
        [1, 102, 3],
        [2, 103, 1],
      ],
      rest: 0,
    });
    expect(open('sell')).toEqual([[103, 3]]);
    expect(open('buy')).toEqual([]);
  });

  it.each([
    ['buy', 100, 'sell', 101],
    ['sell', 100, 'buy', 99],
  ] as const)('leaves alone what is out of its reach: %s at %d, %s at %d [LED-033]', (side, ticks, other, price) => {
    const { take, open } = bookWith([other, price, 7]);
    expect(take(side, ticks, 7)).toMatchObject({ trades: [], rest: 7, isCutShort: false });
    expect(open(side)).toEqual([[ticks, 7]]);
    expect(open(other)).toEqual([[price, 7]]);
  });
});

describe('the rest', () => {
  it('of an order waits at its own price, behind earlier orders [LED-034]', () => {
    const { book, take } = bookWith(['sell', 101, 2], ['buy', 100, 1]);
    const first = take('buy', 101, 5);
    const second = take('buy', 101, 1);
    expect(first).toMatchObject({ trades: [[0, 101, 2]], rest: 3 });
    expect(book.orders('buy').map(({ id }) => id)).toEqual([first.order.id, second.order.id, expect.any(Number)]);
    expect(book.best('buy')).toBe(101);
    expect(book.best('sell')).toBeUndefined();
  });

  it('of an order that was partly filled keeps its place [LED-034]', () => {
    const { take } = bookWith(['sell', 101, 5], ['sell', 101, 5]);
    expect(take('buy', 101, 2).trades).toEqual([[0, 101, 2]]);
    expect(take('buy', 101, 4).trades).toEqual([
      [0, 101, 3],
      [1, 101, 1],
    ]);
  });
});

describe('an order that is cancelled', () => {
  it.each([0, 1, 2])('no longer trades, and the others keep their places: number %d of three [LED-035]', (which) => {
    const { book, orders, take, open } = bookWith(['sell', 101, 1], ['sell', 101, 1], ['sell', 101, 1]);
    orders.slice(which, which + 1).forEach(book.remove);
    expect(open('sell')).toHaveLength(2);
    expect(take('buy', 101, 3).trades.map(([met]) => met)).toEqual([0, 1, 2].filter((other) => other !== which));
  });

  it.each([0, 1, 2])('as the last at its price removes the level: number %d of three [LED-035]', (which) => {
    const { book, orders } = bookWith(['buy', 97, 1], ['buy', 98, 1], ['buy', 99, 1]);
    orders.slice(which, which + 1).forEach(book.remove);
    const left = [99, 98, 97].filter((ticks) => ticks !== 97 + which);
    expect(book.levels('buy', 5).map(({ ticks }) => ticks)).toEqual(left);
    expect(book.best('buy')).toBe(left[0]);
    expect(book.openAt('buy', 97 + which)).toBe(0n);
  });

  it('has to be in the book [LED-035]', () => {
    const { book, orders, take } = bookWith(['sell', 101, 1], ['sell', 101, 1]);
    take('buy', 101, 1);
    expect(() => orders.slice(0, 1).forEach(book.remove)).toThrow('is not in the book');
    expect(book.openAt('sell', 101)).toBe(1n);
  });
});

describe('a level', () => {
  it('has the exact sum even of the largest possible orders [LED-036]', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const { book, take } = bookWith(['sell', 101, most], ['sell', 101, most - 1], ['sell', 102, most]);
    const sum = 2n * BigInt(most) - 1n;
    expect(book.openAt('sell', 101)).toBe(sum);
    expect(take('buy', 101, most).trades).toEqual([[0, 101, most]]);
    expect(book.levels('sell', 2)).toEqual([
      { ticks: 101, lots: BigInt(most - 1) },
      { ticks: 102, lots: BigInt(most) },
    ]);
  });

  it.each([
    ['buy', [99, 98]],
    ['sell', [101, 102]],
  ] as const)('stands before those of worse prices, as many as are asked for: %s [LED-031]', (side, best) => {
    const { book } = bookWith(
      ['buy', 98, 1],
      ['buy', 99, 1],
      ['buy', 97, 1],
      ['sell', 102, 1],
      ['sell', 103, 1],
      ['sell', 101, 1],
    );
    expect(book.levels(side, 2).map(({ ticks }) => ticks)).toEqual(best);
    expect(book.levels(side, 0)).toEqual([]);
    expect(book.levels(side, 100)).toHaveLength(3);
  });
});

describe('an order that would meet its owner’s own', () => {
  it('stops there: earlier trades stand, and the rest is cancelled [LED-037]', () => {
    const { take, open } = bookWith(['sell', 101, 2], ['sell', 102, 2, 'Ada'], ['sell', 103, 2]);
    expect(take('buy', 103, 6, 'Ada')).toMatchObject({ trades: [[0, 101, 2]], isCutShort: true, rest: 4 });
    expect(open('buy')).toEqual([]);
    expect(open('sell')).toEqual([
      [102, 2],
      [103, 2],
    ]);
  });

  it('as its first match trades nothing [LED-037]', () => {
    const { take, open } = bookWith(['buy', 99, 2, 'Ada'], ['buy', 99, 2]);
    expect(take('sell', 99, 1, 'Ada')).toMatchObject({ trades: [], isCutShort: true, rest: 1 });
    expect(open('sell')).toEqual([]);
  });

  it('is not cut short if it is filled before, or its price does not reach that far [LED-037]', () => {
    const { take } = bookWith(['sell', 101, 2], ['sell', 102, 2, 'Ada']);
    expect(take('buy', 101, 1, 'Ada')).toMatchObject({ trades: [[0, 101, 1]], isCutShort: false, rest: 0 });
    expect(take('buy', 101, 2, 'Ada')).toMatchObject({ trades: [[0, 101, 1]], isCutShort: false, rest: 1 });
  });

  it('lets both wait if they do not cross [LED-037]', () => {
    const { take, open } = bookWith(['sell', 101, 2, 'Ada']);
    expect(take('buy', 100, 1, 'Ada')).toMatchObject({ isCutShort: false });
    expect(open('buy')).toEqual([[100, 1]]);
  });
});

describe('an order put back', () => {
  it('does not trade, even if it crosses [LED-038]', () => {
    const { book } = bookWith(['sell', 101, 2], ['buy', 101, 2]);
    expect(book.best('sell')).toBe(101);
    expect(book.best('buy')).toBe(101);
  });
});
