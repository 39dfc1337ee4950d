import { describe, expect, it } from 'vitest';
import { localTime, usedPercent } from './DailyLimitLine';

describe('the end of the day of the limit', () => {
  it('is shown in local time', () => {
    const midnight = Date.UTC(2026, 10, 21);
    expect([0, 120, -300, 330].map((east) => localTime(midnight, () => east))).toEqual([
      '00:00',
      '02:00',
      '19:00',
      '05:30',
    ]);
  });
});

describe('the bar', () => {
  it.each([
    ['0', '2500000', 0],
    ['40000', '2500000', 1.6],
    ['2499999.99', '2500000', 99.99],
    ['2500000', '2500000', 100],
    ['9000000', '2500000', 100],
    ['0', '0', 100],
  ])('of %s used of %s is at %d', (used, maximum, percent) => {
    expect(usedPercent({ used, maximum, isReached: Number(used) >= Number(maximum) })).toBe(percent);
  });
});
