import { describe, expect, it } from 'vitest';
import { nextTry, type Tried, type TryRule } from './tryRules';

const rule: TryRule = { tries: 3, windowMs: 10_000, blockMs: 1_000, blockMaxMs: 8_000 };

/** How long each try at these times has to wait. */
const waitsOf = (moments: number[], by: TryRule = rule): (number | undefined)[] => {
  let tried: Tried | undefined;
  return moments.map((now) => {
    const next = nextTry(tried, by, now);
    if (next.waitMs === undefined) tried = next.tried;
    return next.waitMs;
  });
};

describe('tries', () => {
  it('are free up to their number; the next waits', () => {
    expect(waitsOf([0, 1, 2, 3, 500])).toEqual([undefined, undefined, undefined, 999, 502]);
  });

  it('that have to wait do not count, so that asking again does not lengthen the wait', () => {
    expect(waitsOf([0, 1, 2, 3, 3, 3, 1_001, 1_002])).toEqual([
      undefined,
      undefined,
      undefined,
      999,
      999,
      999,
      1,
      undefined,
    ]);
  });

  it('double the wait each time, up to the longest', () => {
    let tried: Tried | undefined;
    let now = 0;
    const waits: number[] = [];
    for (let number = 0; number < 9; number += 1) {
      const next = nextTry(tried, rule, now);
      if (next.waitMs !== undefined) throw new Error('Had to wait');
      tried = next.tried;
      waits.push((tried.blockedUntil ?? now) - now);
      now = tried.blockedUntil ?? now;
    }
    expect(waits).toEqual([0, 0, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000]);
  });

  it('are forgotten after a pause that is longer than the window, counted from the end of the wait', () => {
    const blocked: Tried = { count: 5, updatedAt: 0, blockedUntil: 4_000 };
    const countAt = (now: number) => {
      const next = nextTry(blocked, rule, now);
      return next.waitMs === undefined ? next.tried.count : undefined;
    };
    expect([countAt(3_999), countAt(4_000), countAt(14_000), countAt(14_001)]).toEqual([undefined, 6, 6, 1]);
  });

  it('beyond counting keep the longest wait', () => {
    const next = nextTry({ count: 1_000_000, updatedAt: 0, blockedUntil: undefined }, rule, 1);
    expect(next).toMatchObject({ tried: { blockedUntil: 8_001 } });
  });

  it('that were refused while the clock was a year ahead are free again once it is corrected [ACC-167]', () => {
    const year = 365 * 24 * 3_600_000;
    expect(waitsOf([year, year, year, year, 0, 0])).toEqual([undefined, undefined, undefined, 1_000, undefined, 2_000]);
  });
});
