import { expect, it } from 'vitest';
import { createAfterResponse } from './afterResponse';

it('deferred work is awaited, and a failure is reported and holds up nothing else', async () => {
  const told: unknown[] = [];
  const { run, settled } = createAfterResponse((error) => told.push(error));
  const done: string[] = [];
  run(async () => {
    await new Promise(setImmediate);
    done.push('slow');
  });
  run(() => Promise.reject(new Error('no')));
  expect(done).toEqual([]);
  await settled();
  expect(done).toEqual(['slow']);
  expect(told).toEqual([new Error('no')]);
});
