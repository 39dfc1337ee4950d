import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, createTable, drop, find, type Keyed } from './table';

interface Thing extends Keyed<Thing> {
  readonly name: string;
}

const most = Number.MAX_SAFE_INTEGER;

/** Close together, round, or as large as possible. */
const key = fc.oneof(
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 1, max: 200 }).map((factor) => factor * 65_536),
  fc.integer({ min: most - 200, max: most }),
);

describe('a table', () => {
  it('has the same entries as a Map, whatever was added and removed', () => {
    fc.assert(
      fc.property(fc.array(key, { maxLength: 600, size: 'max' }), (keys) => {
        const table = createTable<Thing>();
        const map = new Map<number, Thing>();
        for (const next of keys) {
          const known = map.get(next);
          const thing = known ?? { key: next, chained: undefined, name: `thing ${next}` };
          expect(find(table, next)).toBe(known);
          if (known) drop(table, thing);
          else add(table, thing);
          if (known) map.delete(next);
          else map.set(next, thing);
        }
        expect(table.size).toBe(map.size);
        for (const next of keys) expect(find(table, next)).toBe(map.get(next));
      }),
    );
  });

  it.each([1, 10, 1_000, 65_536])('spreads keys that are %d apart evenly', (apart) => {
    const table = createTable<Thing>();
    for (let count = 1; count <= 4_096; count += 1) {
      add(table, { key: count * apart, chained: undefined, name: '' });
    }
    const lengths = table.buckets.map((first) => {
      let length = 0;
      for (let thing = first; thing; thing = thing.chained) length += 1;
      return length;
    });
    expect(Math.max(...lengths)).toBeLessThan(16);
  });
});
