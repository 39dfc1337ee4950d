import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './workQueue';

const soon = () => new Promise(setImmediate);

/** Work that a test can finish by hand. */
const createJobs = () => {
  const waiting: (() => void)[] = [];
  let running = 0;
  let most = 0;
  return {
    most: () => most,
    running: () => running,
    job: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => waiting.push(resolve));
      running -= 1;
    },
    endOne: async () => {
      waiting.shift()?.();
      await soon();
    },
  };
};

describe('queued work', () => {
  it('runs only a limited number at once; the others follow in order of arrival', async () => {
    const inTurn = createWorkQueue({ atOnce: 2, waiting: 10 });
    const { job, most, running, endOne } = createJobs();
    const ended: number[] = [];
    const all = Promise.all([1, 2, 3, 4, 5].map((number) => inTurn(job).then(() => ended.push(number))));
    await soon();
    for (let left = 5; left > 0; left -= 1) {
      expect(running()).toBe(Math.min(2, left));
      await endOne();
    }
    await all;
    expect(most()).toBe(2);
    expect(ended).toEqual([1, 2, 3, 4, 5]);
  });

  it('is refused with a busy error if the queue is full', async () => {
    const inTurn = createWorkQueue({ atOnce: 1, waiting: 1 });
    const { job, endOne } = createJobs();
    const first = inTurn(job);
    const second = inTurn(job);
    await soon();
    await expect(inTurn(job)).rejects.toMatchObject({ statusCode: 503 });
    await endOne();
    await endOne();
    await Promise.all([first, second]);
    const third = inTurn(job);
    await soon();
    await endOne();
    await third;
  });

  it('continues after work that failed', async () => {
    const inTurn = createWorkQueue({ atOnce: 1, waiting: 1 });
    await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inTurn(async () => 'done')).toBe('done');
  });
});
