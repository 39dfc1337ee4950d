import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultOrderHistoryFilter,
  filterCurrencies,
  filterOrderHistory,
  isCancelledOrder,
  localDay,
  orderHistoryDays,
  orderHistoryPageSize,
  sideFilters,
  type OrderHistoryFilter,
} from './orderHistory';
import { pageOf } from './paging';

const inUtc = () => 0;
const row = (name: string, type: string, status: string, updatedAt: string) => ({ name, type, status, updatedAt });
const bought = row('XDC-ETH', 'buy', 'completed', '2026-03-01T10:00:00Z');
const sold = row('XDC-USDT', 'sell', 'Cancelled', '2026-02-20T10:00:00Z');
const swapped = row('ETH-USDT', 'buy', 'partially cancelled', '2026-02-01T00:00:00Z');
const old = row('XDC-ETH', 'sell', 'completed', '2026-01-30T23:59:59Z');
const rows = [bought, sold, swapped, old];
const atFirst = defaultOrderHistoryFilter('2026-03-03');

const filtered = (change: Partial<OrderHistoryFilter>) => filterOrderHistory(rows, { ...atFirst, ...change }, inUtc);

describe('order history', () => {
  it('shows thirty days, all pairs, both sides and cancelled orders at first, and after Reset', () => {
    expect(orderHistoryDays).toBe(30);
    expect(atFirst).toEqual({
      range: { from: '2026-02-01', to: '2026-03-03' },
      base: 'All',
      quote: 'All',
      side: 'All',
      hidesCancelled: false,
    });
    expect(filtered({})).toEqual([bought, sold, swapped]);
  });

  it('counts its thirty days across a leap day and a year', () => {
    expect(defaultOrderHistoryFilter('2028-03-01').range.from).toBe('2028-01-31');
    expect(defaultOrderHistoryFilter('2026-01-10').range.from).toBe('2025-12-11');
  });

  it.each<[Partial<OrderHistoryFilter>, object[]]>([
    [{ range: { from: '2026-02-20', to: '2026-02-20' } }, [sold]],
    [{ range: { from: '2026-01-30', to: '2026-02-01' } }, [swapped, old]],
    [{ base: 'XDC' }, [bought, sold]],
    [{ quote: 'USDT' }, [sold, swapped]],
    [{ base: 'XDC', quote: 'ETH' }, [bought]],
    [{ base: 'ETH', quote: 'XDC' }, []],
    [{ side: 'Buy' }, [bought, swapped]],
    [{ side: 'Sell' }, [sold]],
    [{ hidesCancelled: true }, [bought]],
  ])('with %j shows what fits', (change, shown) => {
    expect(filtered(change)).toEqual(shown);
  });

  it('goes by the day the table shows, not by the day in UTC', () => {
    const late = row('XDC-ETH', 'buy', 'completed', '2026-03-01T20:00:00Z');
    const filter = { ...atFirst, range: { from: '2026-03-02', to: '2026-03-02' } };
    expect(filterOrderHistory([late], filter, inUtc)).toEqual([]);
    expect(filterOrderHistory([late], filter, () => 330)).toEqual([late]);
    expect(localDay(Date.parse('2026-03-01T20:00:00Z'), () => 330)).toBe('2026-03-02');
  });

  it('loses no row whose time cannot be read', () => {
    const odd = row('XDC-ETH', 'buy', 'completed', 'some day');
    expect(filterOrderHistory([odd], atFirst, inUtc)).toEqual([odd]);
  });

  it('offers both sides and every currency', () => {
    expect(sideFilters).toEqual(['All', 'Buy', 'Sell']);
    expect(filterCurrencies).toEqual(['XDC', 'ETH', 'BTC', 'XRP', 'XDCE', 'USDT', 'USDC', 'BCHABC', 'BCHSV']);
  });

  it.each([
    ['cancel', true],
    ['cancelled', true],
    ['Partially Cancelled', true],
    ['partially_cancelled', true],
    ['completed', false],
    ['partially', false],
    ['not cancelled', false],
  ])('takes %j for cancelled: %s [DOM-387]', (status, isCancelled) => {
    expect(isCancelledOrder(status)).toBe(isCancelled);
  });
});

describe('a page', () => {
  const numbers = Array.from({ length: 21 }, (_, index) => index);

  it.each([
    [1, 10, 0, false, true],
    [2, 10, 10, true, true],
    [3, 1, 20, true, false],
    [4, 1, 20, true, false],
    [0, 10, 0, false, true],
  ])('%i of 21 rows has %i, from row %i; one before: %s, one after: %s', (page, count, first, hasPrevious, hasNext) => {
    const shown = pageOf(numbers, page, orderHistoryPageSize);
    expect(shown).toMatchObject({ pages: 3, hasPrevious, hasNext });
    expect(shown.rows).toEqual(numbers.slice(first, first + count));
  });

  it('of nothing is the only one', () => {
    expect(pageOf([], 1, 10)).toEqual({ rows: [], page: 1, pages: 1, hasPrevious: false, hasNext: false });
  });

  it('after page shows every row once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 20 }), (all, size) => {
        const { pages } = pageOf(all, 1, size);
        const seen = Array.from({ length: pages }, (_, index) => pageOf(all, index + 1, size).rows).flat();
        expect(seen).toEqual(all);
      }),
    );
  });
});
