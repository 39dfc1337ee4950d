import { describe, expect, it } from 'vitest';
import { mergeRows } from './mergeRows';

const row = (key: string, day: number, steps = 0) => ({
  key,
  symbol: 'XDC',
  createdAt: `2026-03-${String(day).padStart(2, '0')}T10:00:00Z`,
  steps: Array.from({ length: steps }),
});

describe('incoming rows', () => {
  it('join the known ones, newest first, each once', () => {
    const merged = mergeRows([row('b', 2), row('a', 1)], [row('c', 3), row('b', 2, 1)]);
    expect(merged).toEqual([row('c', 3), row('b', 2, 1), row('a', 1)]);
  });

  it('never return a row to an earlier state', () => {
    expect(mergeRows([row('a', 1, 3)], [row('a', 1, 2)])).toEqual([row('a', 1, 3)]);
  });
});

// Sorting all of them for each page would take minutes.
it('are merged, a hundred thousand of them, page after page', { timeout: 60_000 }, () => {
  const start = Date.parse('2026-03-01T00:00:00Z');
  const rowAt = (at: number) => ({
    ...row(`w-${String(at)}`, 1),
    createdAt: new Date(start - at * 1000).toISOString(),
  });
  const all = Array.from({ length: 100_000 }, (_, at) => rowAt(at));
  let known: readonly ReturnType<typeof rowAt>[] = [];
  for (let from = 0; from < all.length; from += 500) known = mergeRows(known, all.slice(from, from + 500));
  known = mergeRows(known, [rowAt(-1)]);
  expect(known).toHaveLength(100_001);
  expect([known[0], known.at(-1)]).toEqual([rowAt(-1), all.at(-1)]);
});
