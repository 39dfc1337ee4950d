import { describe, expect, it } from 'vitest';
import { ratio, summary, verdict } from './figures';
import { compare } from './statistics';

const twice = compare([
  { ours: 1012.4, peer: 500 },
  { ours: 980, peer: 490 },
  { ours: 1090, peer: 510 },
]);
const once = compare([{ ours: 150_200, peer: 100_000 }]);

describe('a measured figure', () => {
  it('is read as its median with its extremes', () => {
    expect(summary(twice.ours, 'ms')).toBe('1,012 ms (980 to 1,090)');
  });

  it('that was measured once stands alone', () => {
    expect(summary(once.ours, 'bytes')).toBe('150,200 bytes');
    expect(ratio(once)).toBe('1.50');
  });

  it('is compared in both ways', () => {
    expect(ratio(twice)).toBe('2.02 (pairwise 2.02)');
  });

  it('misses an aim by however little, though the rounded ratio would meet it', () => {
    expect(verdict({ is: 'at most', ratio: 1.5 }, once)).toBe('at most 1.5: missed');
    expect(verdict({ is: 'at most', ratio: 3 }, twice)).toBe('at most 3: met');
    expect(verdict({ is: 'at least', ratio: 1.5 }, once)).toBe('at least 1.5: met');
  });

  it('that has no aim neither meets nor misses one', () => {
    expect(verdict(undefined, once)).toBe('none');
  });
});
