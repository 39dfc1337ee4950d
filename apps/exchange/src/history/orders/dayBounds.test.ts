import { localDay, type OffsetAt } from '@exchange/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentsOf } from './dayBounds';

/** A time zone's offset, from the browser's own data. */
const offsetIn = (timeZone: string): OffsetAt => {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (moment) => {
    const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
};

const boundsIn = (timeZone: string, from: string, to = from) => {
  const moments = momentsOf({ from, to }, offsetIn(timeZone));
  return [moments.from, moments.to].map((moment) => moment.replace(':00.000Z', 'Z'));
};

describe('the moments of whole local days', () => {
  it.each([
    ['UTC', '2026-03-02', '2026-03-02T00:00Z', '2026-03-03T00:00Z'],
    ['Asia/Kolkata', '2026-03-02', '2026-03-01T18:30Z', '2026-03-02T18:30Z'],
    ['America/New_York', '2026-01-15', '2026-01-15T05:00Z', '2026-01-16T05:00Z'],
    ['Pacific/Kiritimati', '2026-01-15', '2026-01-14T10:00Z', '2026-01-15T10:00Z'],
    // Clocks change during the night.
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00Z', '2026-03-29T22:00Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00Z', '2026-10-25T23:00Z'],
    // The day has no midnight, or two.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00Z', '2026-09-07T03:00Z'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00Z', '2026-11-02T05:00Z'],
    // This day didn't exist.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00Z', '2011-12-30T10:00Z'],
  ])('in %s on %s are from %s to before %s', (timeZone, day, from, to) => {
    expect(boundsIn(timeZone, day)).toEqual([from, to]);
  });

  it('of a range go from the start of its first day to the end of its last', () => {
    expect(boundsIn('Europe/Berlin', '2026-03-01', '2026-03-31')).toEqual(['2026-02-28T23:00Z', '2026-03-31T22:00Z']);
  });

  it('never go back before the first readable moment', () => {
    expect(boundsIn('Asia/Kolkata', '0000-01-01')).toEqual(['1970-01-01T00:00Z', '1970-01-01T00:00Z']);
  });

  it.each(['UTC', 'Europe/London', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/Santiago'])(
    'cover exactly what the table shows on those days, in %s',
    (timeZone) => {
      const offsetAt = offsetIn(timeZone);
      const moments = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2027, 0, 1) });
      fc.assert(
        fc.property(moments, (moment) => {
          const day = localDay(moment, offsetAt);
          const { from, to } = momentsOf({ from: day, to: day }, offsetAt);
          expect(moment).toBeGreaterThanOrEqual(Date.parse(from));
          expect(moment).toBeLessThan(Date.parse(to));
        }),
      );
    },
  );
});
