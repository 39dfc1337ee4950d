import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateOf, dayOf } from './dayTexts';

const days = ['2026-11-20', '2024-02-29', '1900-01-01', '0099-12-31', '2026-12-31'];

afterEach(() => vi.unstubAllEnvs());

describe('a day', () => {
  // In Beirut the last Sunday of March has no midnight; in São Paulo one Sunday of October had none.
  it.each([
    ['UTC', 0],
    ['Pacific/Kiritimati', -840],
    ['Pacific/Pago_Pago', 660],
    ['Asia/Beirut', -120],
    ['America/Sao_Paulo', 180],
  ])('stays the same day in a calendar in %s', (zone, minutesWest) => {
    vi.stubEnv('TZ', zone);
    expect(new Date(2026, 10, 20).getTimezoneOffset()).toBe(minutesWest);
    const same = [...days, '2026-03-29', '2017-10-15'];
    expect(same.map((day) => dayOf(dateOf(day) ?? new Date(0)))).toEqual(same);
  });

  it.each(['', '2026-02-30', '20-11-2026', '2026-11-20T05:30'])('is not read from %j', (text) => {
    expect(dateOf(text)).toBeUndefined();
  });
});
