import { describe, expect, it } from 'vitest';
import { addDays, nextUtcDay, utcDay } from './utcDay';

describe('a UTC day', () => {
  const midnight = Date.UTC(2026, 10, 21);

  it('begins and ends at 00:00 UTC', () => {
    expect([midnight - 1, midnight].map(utcDay)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('ends at the next 00:00 UTC, even if it has just begun', () => {
    expect(nextUtcDay(midnight - 1)).toBe(midnight);
    expect(nextUtcDay(midnight)).toBe(Date.UTC(2026, 10, 22));
  });

  it.each([
    ['2026-11-20', -30, '2026-10-21'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %d days are %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });
});
