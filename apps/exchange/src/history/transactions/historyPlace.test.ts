import { describe, expect, it } from 'vitest';
import { newestFirst, queryOfPlace, readHistoryPlace, type HistoryPlace } from './historyPlace';

const usual: HistoryPlace = { tab: 'deposit', sort: newestFirst, page: 1, row: undefined };

describe('the address of the history', () => {
  it.each<[string, Partial<HistoryPlace>]>([
    ['', {}],
    ['tab=withdrawal', { tab: 'withdrawal' }],
    ['sort=amount.ascending', { sort: { column: 'amount', direction: 'ascending' } }],
    ['tab=withdrawal&page=3&row=w-5001', { tab: 'withdrawal', page: 3, row: 'w-5001' }],
  ])('has what is shown, and nothing more: %j', (query, place) => {
    expect(readHistoryPlace(new URLSearchParams(query))).toEqual({ ...usual, ...place });
    expect(queryOfPlace({ ...usual, ...place }).toString()).toBe(query);
  });

  it('finds a row again whatever characters its id has', () => {
    const place = { ...usual, row: '0x19e4:0 2 & more' };
    expect(readHistoryPlace(queryOfPlace(place))).toEqual(place);
  });

  it.each(['tab=orders', 'sort=amount', 'sort=.ascending', 'sort=amount.sideways', 'page=0', 'page=-1', 'page=1e99'])(
    "that can't be read shows the defaults: %j",
    (query) => {
      expect(readHistoryPlace(new URLSearchParams(query))).toEqual(usual);
    },
  );
});
