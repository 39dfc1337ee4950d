import { createFakeExchange } from '@exchange/api/testing';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { profitOn, sharesOf, unrealisedOf } from './portfolio';
import { portfolioQuery } from './queries';

it.each([
  ['150', '100', { usd: '50', percent: '50' }],
  ['90', '100', { usd: '-10', percent: '-10' }],
  ['5', '0', { usd: '5', percent: undefined }],
])('what is worth %s and cost %s has made %o [WAL-461]', (worth, cost, profit) => {
  expect(profitOn(worth, cost)).toEqual(profit);
});

it('a profit is unknown without a price or a cost, and none where nothing is held [WAL-461]', () => {
  expect(unrealisedOf({ amount: '2', cost: '3' }, '4')).toEqual({ usd: '5', percent: '166.6666' });
  expect(unrealisedOf({ amount: '2', cost: undefined }, '4')).toBeUndefined();
  expect(unrealisedOf({ amount: '2', cost: '3' }, undefined)).toBeUndefined();
  expect(unrealisedOf({ amount: '0', cost: '0' }, '4')).toBeUndefined();
});

it('shares go by worth, the largest first', () => {
  const shares = sharesOf([
    ['XDC', '25'],
    ['BTC', '75'],
    ['ETH', '0'],
  ]);
  expect(shares.map(({ symbol, percent }) => `${symbol} ${percent}`)).toEqual(['BTC 75', 'XDC 25']);
});

it('another period keeps the drawing until it is there, and another trader never sees it [WAL-470]', async () => {
  const { client } = createFakeExchange({ portfolio: 'found' });
  const queries = new QueryClient();
  await queries.query(portfolioQuery(client, 'u-1001', 90));
  const observer = new QueryObserver(queries, portfolioQuery(client, 'u-1001', 90));
  expect(observer.getCurrentResult().data?.firstYear).toBe(2025);
  observer.setOptions(portfolioQuery(client, 'u-1001', 30));
  expect(observer.getCurrentResult().data?.firstYear).toBe(2025);
  observer.setOptions(portfolioQuery(client, 'u-1002', 30));
  expect(observer.getCurrentResult().data).toBeUndefined();
});
