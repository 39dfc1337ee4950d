import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createProgress } from './progress';

it('a long backup or restore says every five seconds how much is done and which table it is at [OPR-076]', async () => {
  const said: string[] = [];
  let now = 0;
  const following = createProgress(
    (line) => said.push(line),
    () => (now += 2_000),
  );
  const copied: Buffer[] = [];
  for (const table of ['entry', 'trade'])
    for await (const block of following(table, Readable.from(Array.from({ length: 4 }, () => Buffer.alloc(2_000_000)))))
      copied.push(block);
  expect([said, copied.length]).toEqual([['6 MB so far, now entry…', '12 MB so far, now trade…'], 8]);
});
