import { defaultOrderHistoryFilter, historyRange, orderHistoryDays } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { extendRange, isSameRange, lastDays, noRange, previewRange } from './ranges';

describe('picking days', () => {
  it.each([
    ['starts a range', '', '', '2026-11-02', '2026-11-02', ''],
    ['ends it', '2026-11-02', '', '2026-11-20', '2026-11-02', '2026-11-20'],
    ['ends it on the day it started', '2026-11-02', '', '2026-11-02', '2026-11-02', '2026-11-02'],
    ['swaps the days if the second is before the first', '2026-11-20', '', '2026-11-02', '2026-11-02', '2026-11-20'],
    ['starts another once it is complete', '2026-10-21', '2026-11-20', '2026-11-05', '2026-11-05', ''],
    ['starts over if the typed text is not a day', '20-', '', '2026-11-05', '2026-11-05', ''],
    ['ignores a typed end until it is a day', '2026-11-02', '20-', '2026-11-05', '2026-11-02', '2026-11-05'],
  ])('%s', (_, from, to, picked, first, last) => {
    expect(extendRange({ from, to }, picked)).toEqual({ from: first, to: last });
  });
});

describe('the preview of a range', () => {
  it('is shown until its last day is picked', () => {
    expect(previewRange({ from: '2026-11-02', to: '' }, '2026-11-05')).toEqual({
      from: '2026-11-02',
      to: '2026-11-05',
    });
    expect(previewRange({ from: '2026-11-05', to: '' }, '2026-11-02')).toEqual({
      from: '2026-11-02',
      to: '2026-11-05',
    });
  });

  it.each([
    ['a range is complete', '2026-11-02', '2026-11-05', '2026-11-07'],
    ['no range has been started', '', '', '2026-11-07'],
    ['the pointer is not on a day', '2026-11-02', '', ''],
  ])('is not shown if %s', (_, from, to, pointed) => {
    expect(previewRange({ from, to }, pointed)).toBeUndefined();
  });
});

describe('the last days', () => {
  it('are the initial range of the order history', () => {
    expect(lastDays('2026-11-20', orderHistoryDays)).toEqual(defaultOrderHistoryFilter('2026-11-20').range);
  });

  it.each([
    [7, '2026-02-22', '2026-03-01'],
    [30, '2026-01-30', '2026-03-01'],
    [90, '2025-12-01', '2026-03-01'],
  ])('go back %d', (count, from, to) => {
    const range = lastDays('2026-03-01', count);
    expect(range).toEqual({ from, to });
    expect(historyRange('2026-03-01')(range)).toBeUndefined();
  });
});

it('compares ranges by their days', () => {
  expect(isSameRange(lastDays('2026-11-20', 7), { from: '2026-11-13', to: '2026-11-20' })).toBe(true);
  expect(isSameRange(noRange, { from: '', to: '2026-11-20' })).toBe(false);
});
