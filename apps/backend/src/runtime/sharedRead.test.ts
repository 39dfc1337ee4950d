import { expect, it } from 'vitest';
import { createSharedReads } from './sharedRead';

it('reads once for all who ask while a read of the same key is under way, and again for those after it', async () => {
  const begun: { key: string; end: (value: number) => void }[] = [];
  const read = createSharedReads((key) => new Promise<number>((resolve) => begun.push({ key, end: resolve })));
  const first = read('ada');
  const burst = [read('ada'), read('ada'), read('ada')];
  const other = read('bob');
  expect(begun.map(({ key }) => key)).toEqual(['ada', 'bob']);
  begun[0]?.end(1);
  expect(await first).toBe(1);
  begun[2]?.end(2);
  expect(await Promise.all(burst)).toEqual([2, 2, 2]);
  begun[1]?.end(3);
  expect(await other).toBe(3);
  const later = read('ada');
  begun[3]?.end(4);
  expect(await later).toBe(4);
  expect(begun.map(({ key }) => key)).toEqual(['ada', 'bob', 'ada', 'ada']);
});
