import { buyingDates, isDay, ratioSwapRules } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { partsOf, readTime, readTyped, showValue, timeNote, withDay } from './dateTexts';

describe('a typed day', () => {
  it.each([
    ['20-11-2026', '2026-11-20'],
    ['1-2-2026', '2026-02-01'],
    ['20/11/2026', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['20 11 2026', '2026-11-20'],
    [' 20 - 11 - 2026 ', '2026-11-20'],
    ['20112026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['29-02-2024', '2024-02-29'],
    ['31-12-1999', '1999-12-31'],
    ['', ''],
    ['   ', ''],
  ])('%j is read as %j', (typed, value) => {
    expect(readTyped(typed, false)).toBe(value);
  });

  it.each([
    '29-02-2026',
    '31-11-2026',
    '00-01-2026',
    '12-13-2026',
    '20-11-26',
    '20-11',
    '20-11-20261',
    'tomorrow',
    '2026-02-30',
    '20-11-2026 05:30',
  ])('%j is not valid, and stays for a rule to reject', (typed) => {
    expect(readTyped(typed, false)).toBe(typed);
    expect(isDay(readTyped(typed, false))).toBe(false);
  });
});

describe('a typed day with its time', () => {
  it.each([
    ['06-12-2020 05:30', '2020-12-06T05:30'],
    ['6/12/2020 5:30', '2020-12-06T05:30'],
    ['06-12-2020, 0530', '2020-12-06T05:30'],
    ['061220200530', '2020-12-06T05:30'],
    ['2020-12-06T05:30', '2020-12-06T05:30'],
    ['28-12-2020 23:59', '2020-12-28T23:59'],
  ])('%j is read as %j', (typed, value) => {
    expect(readTyped(typed, true)).toBe(value);
  });

  it.each(['06-12-2020', '06-12-2020 24:00', '06-12-2020 05:60', '06-12-2020 5', '30-02-2020 05:30'])(
    '%j is not valid, and the ratio swap rejects it',
    (typed) => {
      expect(readTyped(typed, true)).toBe(typed);
      const form = { txHash: '', amount: '', amountUSD: '', hasAgreed: true, buyingDate: readTyped(typed, true) };
      expect(ratioSwapRules.buyingDate(form.buyingDate, form)).toBeDefined();
    },
  );
});

it.each([
  ['05:30', '05:30'],
  ['5:30', '05:30'],
  ['530', '05:30'],
  ['5.30', '05:30'],
  ['2359', '23:59'],
  ['', undefined],
  ['5', undefined],
  ['2460', undefined],
  ['24:00', undefined],
])('the typed time %j is read as %j', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

describe('a value', () => {
  it.each([
    ['2026-11-20', '20-11-2026'],
    ['2020-12-06T05:30', '06-12-2020 05:30'],
    ['', ''],
    ['20-11', '20-11'],
    ['2026-02-30', '2026-02-30'],
    ['2020-12-06T5:30', '2020-12-06T5:30'],
  ])('%j is shown as %j', (value, shown) => {
    expect(showValue(value)).toBe(shown);
  });

  it('has a day, and possibly a time', () => {
    expect(partsOf('2020-12-06T05:30')).toEqual({ day: '2020-12-06', time: '05:30' });
    expect(partsOf('2020-12-06')).toEqual({ day: '2020-12-06', time: '' });
    expect(partsOf('06-12')).toEqual({ day: '', time: '' });
  });
});

describe('picking a day', () => {
  const bounds = { min: buyingDates.from, max: buyingDates.to };

  it.each([
    ['has no time if none is required', '', '2026-11-20', false, '2026-11-20'],
    ['begins at midnight', '', '2020-12-10', true, '2020-12-10T00:00'],
    ['keeps the time', '2020-12-10T17:45', '2020-12-12', true, '2020-12-12T17:45'],
    ['does not begin before the first moment', '', '2020-12-06', true, '2020-12-06T05:30'],
    ['does not go past the last moment', '2020-12-10T17:45', '2020-12-28', true, '2020-12-28T05:30'],
  ])('%s', (_, value, day, hasTime, expected) => {
    expect(withDay(value, day, hasTime, bounds)).toBe(expected);
  });

  it.each([
    ['2020-12-06T05:30', 'from 05:30'],
    ['2020-12-28T05:30', 'until 05:30'],
    ['2020-12-07T05:30', undefined],
    ['', undefined],
  ])('on %j says when the day begins or ends: %j', (value, note) => {
    expect(timeNote(value, bounds)).toBe(note);
  });

  it('gives both times if it is the only day', () => {
    expect(timeNote('2020-12-06T06:00', { min: '2020-12-06T05:30', max: '2020-12-06T12:00' })).toBe(
      'from 05:30 until 12:00',
    );
  });
});
