import type { PairName } from '@exchange/domain';
import { expect, it } from 'vitest';
import { sortRows } from '../DataTable/sorting';
import { defaultSort, pairColumns, quotesIn } from './pairQuotes';
import { demoQuotes } from './testing/demoQuotes';

const names = (quotes: readonly { pair: { name: PairName } }[]) => quotes.map(({ pair }) => pair.name);

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
