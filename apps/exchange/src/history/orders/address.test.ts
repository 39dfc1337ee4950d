import { defaultOrderHistoryFilter, type OrderHistoryFilter } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { readPlace, writePlace } from './address';

const today = '2026-03-03';
const usual = defaultOrderHistoryFilter(today);
const read = (query: string) => readPlace(new URLSearchParams(query), today);
const written = (filter: Partial<OrderHistoryFilter>, page = 1) =>
  writePlace({ filter: { ...usual, ...filter }, page }, today).toString();

describe('the address', () => {
  it('without a query means the last 30 days, all pairs, both sides, first page', () => {
    expect(read('')).toEqual({ filter: usual, page: 1 });
    expect(written({})).toBe('');
  });

  it.each<[string, Partial<OrderHistoryFilter>]>([
    ['from=2026-01-01&to=2026-01-31', { range: { from: '2026-01-01', to: '2026-01-31' } }],
    ['base=XDC', { base: 'XDC' }],
    ['quote=BCHABC', { quote: 'BCHABC' }],
    ['side=sell', { side: 'Sell' }],
    ['cancelled=hidden', { hidesCancelled: true }],
    [
      'base=ETH&quote=USDT&side=buy&cancelled=hidden',
      { base: 'ETH', quote: 'USDT', side: 'Buy', hidesCancelled: true },
    ],
  ])('keeps %s', (query, filter) => {
    expect(written(filter)).toBe(query);
    expect(read(query).filter).toEqual({ ...usual, ...filter });
  });

  it('keeps the page', () => {
    expect(written({ side: 'Buy' }, 7)).toBe('side=buy&page=7');
    expect(read('page=7').page).toBe(7);
  });

  it('typed by hand can be in upper or lower case', () => {
    expect(read('base=xdc&side=SELL').filter).toMatchObject({ base: 'XDC', side: 'Sell' });
  });

  it('uses the default for a missing end of the range', () => {
    expect(read('from=2026-02-20').filter.range).toEqual({ from: '2026-02-20', to: today });
    expect(read('to=2026-02-20').filter.range).toEqual({ from: usual.range.from, to: '2026-02-20' });
  });

  it.each([
    'from=yesterday',
    'from=2026-02-30&to=2026-13-01',
    'from=2026-03-04',
    'to=9999-12-31',
    'from=2026-02-20&to=2026-02-19',
    'from=2026-02-20T00:00:00Z',
    'base=DOGE&quote=',
    'base=<script>alert(1)</script>',
    'base=__proto__&quote=constructor',
    'side=both',
    'cancelled=true',
    'page=0',
    'page=-1',
    'page=1e3',
    'page=99999999999999999999',
    'page=%F0%9F%92%A9&unknown=1',
    '%',
  ])('that is broken or hostile, %s, falls back to the defaults', (query) => {
    expect(read(query)).toEqual({ filter: usual, page: 1 });
  });

  it('of the last 30 days still means the last 30 days tomorrow', () => {
    expect(readPlace(writePlace({ filter: usual, page: 1 }, today), '2026-03-04').filter.range.to).toBe('2026-03-04');
  });
});
