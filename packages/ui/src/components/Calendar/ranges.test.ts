import { defaultOrderHistoryFilter, historyRange, orderHistoryDays } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { extendRange, isSameRange, lastDays, noRange, previewRange } from './ranges';

describe('picking days', () => {
  it.each([
    ['begins a range', '', '', '2026-11-02', '2026-11-02', ''],
    ['ends it', '2026-11-02', '', '2026-11-20', '2026-11-02', '2026-11-20'],
    ['ends it on the day it began', '2026-11-02', '', '2026-11-02', '2026-11-02', '2026-11-02'],
    [
      'turns it round where the second day is before the first',
      '2026-11-20',
      '',
      '2026-11-02',
      '2026-11-02',
      '2026-11-20',
    ],
    ['begins another once it is complete', '2026-10-21', '2026-11-20', '2026-11-05', '2026-11-05', ''],
    ['starts over where what was typed is no day', '20-', '', '2026-11-05', '2026-11-05', ''],
    [
      'takes what was typed for the end for nothing until it is a day',
      '2026-11-02',
      '20-',
      '2026-11-05',
      '2026-11-02',
      '2026-11-05',
    ],
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
    ['none is begun', '', '', '2026-11-07'],
    ['no day is pointed at', '2026-11-02', '', ''],
  ])('is not shown where %s', (_, from, to, pointed) => {
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
