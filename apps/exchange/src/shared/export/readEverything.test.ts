import { describe, expect, it } from 'vitest';
import { readEverything, type ReadProgress } from './readEverything';

interface Row {
  key: string;
  at: string;
}

const rowOf = (number: number): Row => ({ key: `o-${number}`, at: new Date(number * 60_000).toISOString() });
const newestFirst = (rows: readonly Row[]) => rows.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));

const perPage = 500;

/** A list that can change after each page. */
const listOf = (count: number, change: (rows: Row[], page: number) => Row[] = (rows) => rows) => {
  let rows = newestFirst(Array.from({ length: count }, (_, at) => rowOf(at + 1)));
  const told: ReadProgress[] = [];
  const asked: number[] = [];
  const controller = new AbortController();
  const read = (total?: number) =>
    readEverything<Row>({
      readPage: (page) => {
        asked.push(page);
        const shown = rows.slice((page - 1) * perPage, page * perPage);
        rows = newestFirst(change(rows, asked.length));
        return Promise.resolve({ rows: shown, isLast: shown.length < perPage, total });
      },
      timeOf: ({ at }) => at,
      onProgress: (progress) => told.push(progress),
      signal: controller.signal,
    });
  return { read, told, asked, controller, now: () => rows };
};

const everyRowOnce = (read: readonly Row[], expected: readonly Row[]) => {
  expect(read).toEqual(expected);
  expect(new Set(read.map(({ key }) => key)).size).toBe(read.length);
};

describe('an export', () => {
  it('reads all pages, newest first, and reports its progress', async () => {
    const list = listOf(1_250);
    everyRowOnce(await list.read(), list.now());
    expect(list.told.map(({ read }) => read).slice(0, 3)).toEqual([500, 1_000, 1_250]);
    // The newest page is read again, for changes made meanwhile.
    expect(list.asked).toEqual([1, 2, 3, 1]);
  });

  it('reports the total, unless the server stopped counting', async () => {
    const [short, long] = [listOf(3), listOf(1_250)];
    await short.read(3);
    await long.read(1_000);
    expect(short.told).toEqual([{ read: 3, of: 3 }]);
    expect(long.told[0]).toEqual({ read: 500, of: undefined });
  });

  it('has each row once even if new ones arrive', async () => {
    const list = listOf(1_250, (rows, page) => (page < 4 ? [...rows, rowOf(5_000 + page)] : rows));
    everyRowOnce(await list.read(), list.now());
    expect(list.now()).toHaveLength(1_253);
  });

  it('includes rows that move to a page already read', async () => {
    const list = listOf(1_250, (rows, page) =>
      page === 1 ? rows.map((row) => (row.key === 'o-100' ? { ...row, at: rowOf(9_000).at } : row)) : rows,
    );
    const read = await list.read();
    everyRowOnce(read, list.now());
    expect(read[0]?.key).toBe('o-100');
  });

  it('stops reading once it is cancelled', async () => {
    const list = listOf(1_250, (rows) => {
      list.controller.abort();
      return rows;
    });
    await expect(list.read()).rejects.toThrow();
    expect(list.asked).toEqual([1]);
  });
});
