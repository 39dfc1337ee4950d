import { describe, expect, it } from 'vitest';
import { createRate, createRates } from './rates';

const clock = () => {
  let at = 1_000;
  return { now: () => at, pass: (ms: number) => void (at += ms) };
};

describe('a rate', () => {
  it('lets a burst through at once, then as many as a second allows, and says how long to wait [OPS-460]', () => {
    const { now, pass } = clock();
    const take = createRate({ perSecond: 10, burst: 3, now });
    expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 100]);
    pass(50);
    expect(take()).toBe(50);
    pass(50);
    expect([take(), take()]).toEqual([0, 100]);
    pass(60_000);
    expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 100]);
  });

  it('of 0 is no limit [OPS-460]', () => {
    const { now } = clock();
    const take = createRates({ perSecond: 0, burst: 0, now });
    expect(Array.from({ length: 1_000 }, () => take('one')).some((wait) => wait > 0)).toBe(false);
  });

  it('is counted for each name, and not forgotten before it is full again [OPS-460]', () => {
    const { now, pass } = clock();
    const take = createRates({ perSecond: 1, burst: 2, now });
    expect([take('one'), take('one'), take('one'), take('other')]).toEqual([0, 0, 1_000, 0]);
    for (let round = 0; round < 5; round += 1) {
      pass(1_000);
      expect([take('one'), take('one')]).toEqual([0, 1_000]);
    }
    pass(2_000);
    expect([take('one'), take('one'), take('one')]).toEqual([0, 0, 1_000]);
  });
});
