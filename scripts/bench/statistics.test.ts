import { describe, expect, it } from 'vitest';
import { compare, median } from './statistics';

describe('a repeated measurement', () => {
  it.each([
    [[3], 3],
    [[9, 1, 4], 4],
    [[10, 9, 1, 2], 5.5],
    [[100, 20, 3], 20],
  ])('is summarised by its median: %j gives %d', (values, expected) => {
    expect(median(values)).toBe(expected);
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
      ours: { median: 20, least: 10, greatest: 30 },
      peer: { median: 11, least: 10, greatest: 12 },
      runs: 3,
    });
  });

  it('is compared by medians, and run by run', () => {
    const { ratioOfMedians, medianRatio } = compare([
      { ours: 20, peer: 10 },
      { ours: 60, peer: 30 },
      { ours: 30, peer: 20 },
    ]);
    expect(ratioOfMedians).toBe(1.5);
    expect(medianRatio).toBe(2);
  });
});
