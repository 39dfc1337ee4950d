import type { Side } from '@exchange/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf, createSide, levelFor, noteEmpty, type BookSide } from './bookSide';
import { append, unlink } from './level';
import type { BookOrder } from './order';

const side = fc.constantFrom<Side>('buy', 'sell');
const ticks = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 400, maxLength: 800, size: 'max' });

/** Opens a level on the first visit to a price, and removes it on the next. */
const visit = (side: BookSide<BookOrder>, ticks: number, id: number): void => {
  const level = side.levels.find(({ key }) => key === ticks);
  if (level?.first) {
    unlink(level.first);
    noteEmpty(side);
  } else append(levelFor(side, ticks), { id, owner: 'Ada', side: 'buy', ticks, lots: 1 });
};

describe('prices that come and go', () => {
  it('stay in order, with the best never empty and few empty ones kept [LED-031]', () => {
    fc.assert(
      fc.property(side, ticks, (name, visited) => {
        const book = createSide<BookOrder>(name);
        const used = new Set<number>();
        visited.forEach((price, index) => {
          visit(book, price, index);
          if (!used.delete(price)) used.add(price);
          const empty = book.levels.filter(({ first }) => !first).length;
          expect(empty).toBeLessThanOrEqual(Math.max(64, used.size));
          expect(book.empty).toBe(empty);
        });
        const sorted = [...used].sort((one, other) => (name === 'buy' ? one - other : other - one));
        expect(book.levels.filter(({ first }) => first).map(({ key }) => key)).toEqual(sorted);
        expect(bestOf(book)?.key).toBe(sorted.at(-1));
        expect(book.byTicks.size).toBe(book.levels.length);
      }),
      { numRuns: 20 },
    );
  });
});
