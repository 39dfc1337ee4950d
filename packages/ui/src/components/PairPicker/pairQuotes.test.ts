import { pairOf, type PairName } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { sortRows } from '../DataTable/sorting';
import { defaultSort, foundText, isFound, pairColumns, quotesIn } from './pairQuotes';
import { demoQuotes } from './testing/demoQuotes';

const names = (quotes: readonly { pair: { name: PairName } }[]) => quotes.map(({ pair }) => pair.name);

describe('a pair is found by any part of its name', () => {
  it.each([
    ['XDC-ETH', 'XDC/E', true],
    ['XDC-ETH', 'xdc eth', true],
    ['XDC-ETH', ' ETHEREUM', true],
    ['XDC-ETH', 'xdceth', true],
    ['XDC-ETH', 'dc', true],
    ['XDC-ETH', 'ETH/', false],
    ['XDC-ETH', 'BTC', false],
    ['BTC-PERPETUAL', 'PERP', true],
    ['XDC-ETH', '', true],
  ] as const)('%s by %j: %s', (name, query, found) => {
    expect(isFound(pairOf(name), query)).toBe(found);
  });
});

it('shows and searches only starred pairs in the favourites', () => {
  const favourites = new Set<PairName>(['XDC-ETH', 'BTC-USDT']);
  expect(names(quotesIn(demoQuotes, { tab: 'favorites', query: '', favourites })).toSorted()).toEqual([
    'BTC-USDT',
    'XDC-ETH',
  ]);
  expect(quotesIn(demoQuotes, { tab: 'favorites', query: 'XRP', favourites })).toEqual([]);
});

it('sorts the largest volume first', () => {
  const volumes = sortRows(demoQuotes, pairColumns, defaultSort).map(({ volume }) => Number(volume));
  expect(volumes).toEqual(volumes.toSorted((one, other) => other - one));
});

it.each([
  ['', 12, ''],
  ['X', 0, 'No pairs found'],
  ['X', 1, '1 pair found'],
  ['X', 7, '7 pairs found'],
])('a search for %j with %i results announces %j', (query, count, text) => {
  expect(foundText(query, count)).toBe(text);
});
