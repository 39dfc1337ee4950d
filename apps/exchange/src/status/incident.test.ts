import { describe, expect, it } from 'vitest';
import { historyDays, spokenDuration, type Incident } from './incident';

const now = Date.parse('2026-03-31T12:00:00Z');

const incident = (opened: string, closed?: string): Incident => ({
  id: opened,
  title: 'Charts are late',
  openedAt: Date.parse(opened),
  closedAt: closed === undefined ? undefined : Date.parse(closed),
  updates: [],
});

describe('the history of 90 days', () => {
  it('ends today and begins 89 days ago [STS-154]', () => {
    const days = historyDays([], now);
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([90, '2026-01-01', '2026-03-31']);
    expect(days.every(({ incidents }) => incidents === 0)).toBe(true);
  });

  it('has a mark on each day that an incident touches, in UTC; an open one reaches to today [STS-154]', () => {
    const days = historyDays(
      [
        incident('2026-03-30T23:59:59Z'),
        incident('2026-03-10T22:00:00Z', '2026-03-11T00:00:00Z'),
        incident('2026-03-11T08:00:00Z', '2026-03-11T08:05:00Z'),
        incident('2025-12-20T00:00:00Z', '2026-01-01T00:00:00Z'),
      ],
      now,
    );
    expect(days.filter(({ incidents }) => incidents > 0)).toEqual([
      { day: '2026-01-01', incidents: 1 },
      { day: '2026-03-10', incidents: 1 },
      { day: '2026-03-11', incidents: 2 },
      { day: '2026-03-30', incidents: 1 },
      { day: '2026-03-31', incidents: 1 },
    ]);
  });
});

it.each([
  [0, '1 minute'],
  [25 * 60_000, '25 minutes'],
  [60 * 60_000, '1 hour'],
  [59 * 60_000 + 1, '1 hour'],
  [125 * 60_000, '2 hours 5 minutes'],
  [(26 * 60 + 7) * 60_000, '1 day 2 hours'],
  [(24 * 60 + 7) * 60_000, '1 day'],
])('%i ms are spoken as %s', (ms, text) => {
  expect(spokenDuration(ms)).toBe(text);
});
