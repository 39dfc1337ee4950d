import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay } from '../format/utcDay';
import { dateOfBirth, historyRange } from './dates';

const today = '2026-03-02';

describe('a date of birth', () => {
  it.each([
    ['2008-03-02', undefined],
    ['2008-03-03', 'You must be 18 or older.'],
    ['1990-05-17', undefined],
    ['2026-03-03', 'You must be 18 or older.'],
    ['9999-01-01', 'You must be 18 or older.'],
    ['1876-03-03', undefined],
    ['1876-03-02', 'Enter a valid date.'],
    ['0000-01-01', 'Enter a valid date.'],
    ['', 'This field is required.'],
    ['1990-02-30', 'Enter a valid date.'],
    ['1990-13-01', 'Enter a valid date.'],
    ['17-05-1990', 'Enter a valid date.'],
  ])('of %j says %s [DOM-245]', (value, message) => {
    expect(dateOfBirth(today)(value)).toBe(message);
  });

  it('on a leap day comes of age on the first of March [DOM-245]', () => {
    expect(dateOfBirth('2026-02-28')('2008-02-29')).toBe('You must be 18 or older.');
    expect(dateOfBirth('2026-03-01')('2008-02-29')).toBeUndefined();
  });
});

describe('a history range', () => {
  it.each([
    ['2026-02-01', '2026-03-01', undefined],
    ['2026-03-02', '2026-03-02', undefined],
    ['2026-03-01', '2026-03-03', "The range can't end after today."],
    ['2026-03-03', '2026-03-03', "The range can't end after today."],
    ['2026-02-31', '2026-03-01', 'Enter a valid date.'],
    ['2026-02-01', '', 'Enter a valid date.'],
  ])('from %s to %s says %s [DOM-246]', (from, to, message) => {
    expect(historyRange(today)({ from, to })).toBe(message);
  });

  it('may not start after its end [DOM-247]', () => {
    expect(historyRange(today)({ from: '2026-03-02', to: '2026-03-01' })).toBe(
      "The start date can't be after the end date.",
    );
  });

  it('of any two past days is valid in at least one order [DOM-247]', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2026-03-01'), noInvalidDate: true })
      .map((moment) => moment.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (from, to) => {
        expect(isDay(from)).toBe(true);
        const ways = [historyRange(today)({ from, to }), historyRange(today)({ from: to, to: from })];
        expect(ways).toContain(undefined);
      }),
    );
  });
});
