import { describe, expect, it } from 'vitest';
import { formatMoment, readMoment } from './moment';

const inIndia = () => 330;
const inNewYork = () => -240;

describe('a moment', () => {
  it('reads day first', () => {
    expect(formatMoment('2026-03-09T19:05:07Z', inIndia)).toBe('10-03-2026 00:35:07');
    expect(formatMoment('2026-01-01T02:00:00Z', inNewYork)).toBe('31-12-2025 22:00:00');
  });

  it('takes the offset that holds at that moment, not today', () => {
    const changeover = Date.parse('2026-03-29T01:00:00Z');
    const inBerlin = (moment: number) => (moment < changeover ? 60 : 120);
    expect(formatMoment('2026-03-29T00:59:59Z', inBerlin)).toBe('29-03-2026 01:59:59');
    expect(formatMoment('2026-03-29T01:00:00Z', inBerlin)).toBe('29-03-2026 03:00:00');
  });

  it.each([
    ['2026-03-09T19:05:07Z', '2026-03-09T19:05:07.000Z'],
    ['2026-03-09T19:05:07.123456Z', '2026-03-09T19:05:07.123Z'],
    ['2026-03-09T19:05:07+05:30', '2026-03-09T13:35:07.000Z'],
    ['2026-03-09 19:05:07', '2026-03-09T19:05:07.000Z'],
    ['2026-03-09T19:05', '2026-03-09T19:05:00.000Z'],
    ['2026-03-09', '2026-03-09T00:00:00.000Z'],
  ])('%s is %s, in UTC where it names no zone [DOM-032]', (text, iso) => {
    expect(readMoment(text)).toBe(Date.parse(iso));
  });

  it('may come as milliseconds [DOM-032]', () => {
    expect(formatMoment(0, () => 0)).toBe('01-01-1970 00:00:00');
  });

  it.each([
    '',
    'yesterday',
    '09-03-2026',
    '2026-13-01',
    '2026-02-30',
    '2026-02-30T12:00:00Z',
    '2026-06-31T00:00:00+05:30',
    '2026-03-09T25:00:00Z',
    NaN,
    Infinity,
    9e15,
    null,
    undefined,
    {},
  ])('%j has no text [DOM-032]', (value) => {
    expect(formatMoment(value, inIndia)).toBeUndefined();
  });
});
