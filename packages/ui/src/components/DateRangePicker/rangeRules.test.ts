import { fieldTexts } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { firstMonth, isWhole, rangeErrors, showRange } from './rangeRules';

const today = '2026-11-20';

describe('a range', () => {
  it('is shown as its two days', () => {
    expect(showRange({ from: '2026-10-21', to: today })).toBe('21-10-2026 – 20-11-2026');
  });

  it.each([
    ['2026-10-21', today, true],
    ['2026-10-21', '', false],
    ['', today, false],
    ['2026-02-30', today, false],
  ])('from %j to %j is complete: %j', (from, to, expected) => {
    expect(isWhole({ from, to })).toBe(expected);
  });

  it.each([
    ['nothing', '2026-10-21', today, {}],
    ['nothing of a single day', today, today, {}],
    ['a first day that is not a date', '21-', today, { from: fieldTexts.day }],
    ['a last day that is not a date', '2026-10-21', '', { to: fieldTexts.day }],
    ['a first day in the future', '2026-11-21', '2026-11-22', { from: fieldTexts.rangeInFuture }],
    ['a last day in the future', '2026-11-19', '2026-11-21', { to: fieldTexts.rangeInFuture }],
    ['days in the wrong order', today, '2026-10-21', { to: fieldTexts.rangeReversed }],
  ])('is refused for %s', (_, from, to, expected) => {
    expect(rangeErrors(today, { from, to })).toEqual(expected);
  });
});

describe('the months shown', () => {
  it.each([
    ['2026-08-03', '2026-11-20', 1, '2026-11-01'],
    ['2026-08-03', '2026-11-20', 2, '2026-10-01'],
    ['2025-12-20', '2026-01-05', 2, '2025-12-01'],
    ['2026-03-31', '', 2, '2026-02-01'],
    ['', '', 2, '2026-10-01'],
  ])('of a range from %j to %j end with its last day, and for %d of them start with %s', (from, to, months, month) => {
    expect(firstMonth({ from, to }, today, months)).toBe(month);
  });
});
