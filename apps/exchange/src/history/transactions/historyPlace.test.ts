import { describe, expect, it } from 'vitest';
import { allDays, newestFirst, queryOfPlace, readHistoryPlace, type HistoryPlace } from './historyPlace';

const usual: HistoryPlace = { tab: 'deposit', range: allDays, sort: newestFirst, page: 1, row: undefined };

const today = '2026-11-20';

describe('the address of the history', () => {
  it.each<[string, Partial<HistoryPlace>]>([
    ['', {}],
    ['tab=withdrawal', { tab: 'withdrawal' }],
    ['from=2026-11-01&to=2026-11-20', { range: { from: '2026-11-01', to: '2026-11-20' } }],
    ['sort=amount.ascending', { sort: { column: 'amount', direction: 'ascending' } }],
    ['tab=withdrawal&page=3&row=w-5001', { tab: 'withdrawal', page: 3, row: 'w-5001' }],
  ])('has what is shown, and nothing more: %j', (query, place) => {
    expect(readHistoryPlace(new URLSearchParams(query), today)).toEqual({ ...usual, ...place });
    expect(queryOfPlace({ ...usual, ...place }).toString()).toBe(query);
  });

  it('finds a row again whatever characters its id has', () => {
    const place = { ...usual, row: '0x19e4:0 2 & more' };
    expect(readHistoryPlace(queryOfPlace(place), today)).toEqual(place);
  });

  it.each([
    'from=2026-11-01',
    'from=2026-11-02&to=2026-11-01',
    'from=2026-11-20&to=2026-11-21',
    'tab=orders',
    'sort=amount',
    'sort=.ascending',
    'sort=amount.sideways',
    'page=0',
    'page=-1',
    'page=1e99',
  ])("that can't be read shows the defaults: %j", (query) => {
    expect(readHistoryPlace(new URLSearchParams(query), today)).toEqual(usual);
  });
});
