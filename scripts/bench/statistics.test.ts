import { describe, expect, it } from 'vitest';
import { compare, median, p99 } from './statistics';

describe('a repeated measurement', () => {
  it.each([
    [[3], 3],
    [[9, 1, 4], 4],
    [[10, 9, 1, 2], 5.5],
    [[100, 20, 3], 20],
  ])('is summarised by its median: %j gives %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('can be summarised by what 99% of it does not exceed', () => {
    const values = Array.from({ length: 200 }, (_, index) => 200 - index);
    expect(p99(values)).toBe(198);
    expect(p99(values.slice(0, 50))).toBe(200);
    expect(() => p99([])).toThrow('Nothing was measured');
    const pairs = values.map((value) => ({ ours: value, peer: value / 2 }));
    const { ours, ratio } = compare(pairs, 'p99');
    expect({ ours, ratio }).toEqual({ ours: { figure: 198, least: 1, greatest: 200 }, ratio: 2 });
  });

  it('gives no figure if nothing was measured', () => {
    expect(() => median([])).toThrow('Nothing was measured');
  });

  it('keeps lowest and highest beside the median', () => {
    const { ours, peer, runs } = compare([
      { ours: 30, peer: 10 },
      { ours: 10, peer: 12 },
      { ours: 20, peer: 11 },
    ]);
    expect({ ours, peer, runs }).toEqual({
      ours: { figure: 20, least: 10, greatest: 30 },
      peer: { figure: 11, least: 10, greatest: 12 },
      runs: 3,
    });
  });

  it('is compared by medians, and run by run', () => {
    const { ratio, medianRatio } = compare([
      { ours: 20, peer: 10 },
      { ours: 60, peer: 30 },
      { ours: 30, peer: 20 },
    ]);
    expect(ratio).toBe(1.5);
    expect(medianRatio).toBe(2);
  });
});
