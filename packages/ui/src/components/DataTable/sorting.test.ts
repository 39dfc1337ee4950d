import { describe, expect, it } from 'vitest';
import { nextSort, sortRows, type Sort } from './sorting';

const columns = [
  { key: 'pair', sortBy: (one: Row, other: Row) => one.pair.localeCompare(other.pair, 'en') },
  { key: 'amount', sortBy: (one: Row, other: Row) => one.amount - other.amount },
  { key: 'status' },
];

interface Row {
  pair: string;
  amount: number;
}

const rows: Row[] = [
  { pair: 'XRP / USDT', amount: 5 },
  { pair: 'BTC / USDT', amount: 1 },
  { pair: 'ETH / USDT', amount: 5 },
];

const pairs = (sort: Sort | undefined): string[] => sortRows(rows, columns, sort).map(({ pair }) => pair.slice(0, 3));

describe('rows are sorted', () => {
  it.each<[string, Sort | undefined, string[]]>([
    ['in their original order, without a column', undefined, ['XRP', 'BTC', 'ETH']],
    [
      'in their original order, by a column without sorting',
      { column: 'status', direction: 'ascending' },
      ['XRP', 'BTC', 'ETH'],
    ],
    ['in their original order, by an unknown column', { column: 'fee', direction: 'ascending' }, ['XRP', 'BTC', 'ETH']],
    ['from A', { column: 'pair', direction: 'ascending' }, ['BTC', 'ETH', 'XRP']],
    ['from Z', { column: 'pair', direction: 'descending' }, ['XRP', 'ETH', 'BTC']],
    [
      'from the smallest, equal ones in their original order',
      { column: 'amount', direction: 'ascending' },
      ['BTC', 'XRP', 'ETH'],
    ],
    [
      'from the largest, equal ones in their original order',
      { column: 'amount', direction: 'descending' },
      ['XRP', 'ETH', 'BTC'],
    ],
  ])('%s', (_, sort, expected) => {
    expect(pairs(sort)).toEqual(expected);
  });

  it('in a new array, leaving the original unchanged', () => {
    sortRows(rows, columns, { column: 'pair', direction: 'ascending' });
    expect(rows.map(({ pair }) => pair.slice(0, 3))).toEqual(['XRP', 'BTC', 'ETH']);
  });
});

describe('a press on a header', () => {
  it('starts words with A and figures with the largest', () => {
    expect(nextSort(undefined, { key: 'pair' })).toEqual({ column: 'pair', direction: 'ascending' });
    expect(nextSort(undefined, { key: 'amount', align: 'end' })).toEqual({ column: 'amount', direction: 'descending' });
  });

  it('starts with the direction the column sets', () => {
    expect(nextSort(undefined, { key: 'date', sortsFirst: 'descending' }).direction).toBe('descending');
  });

  it('reverses the column that is already sorted', () => {
    const sort: Sort = { column: 'amount', direction: 'descending' };
    expect(nextSort(sort, { key: 'amount', align: 'end' })).toEqual({ column: 'amount', direction: 'ascending' });
    expect(nextSort(sort, { key: 'pair' })).toEqual({ column: 'pair', direction: 'ascending' });
  });
});
