import { pairOf } from '@exchange/domain';
import { expect, it } from 'vitest';
import { titleWithPrice } from './usePriceInTitle';

const pair = pairOf('BTC-USDT');
const quote = { price: '91800.5', percentChange: '1', high: '92000', low: '91000', volume: '3' };

it.each([
  [new Map([['BTC-USDT', quote] as const]), false, 'Exchange | Spot Trading | 91,800.5 BTC/USDT'],
  [new Map([['BTC-USDT', quote] as const]), true, 'Exchange | Spot Trading'],
  [new Map(), false, 'Exchange | Spot Trading'],
])('the title of a trade page has the price of its pair, unless it is delayed or unknown', (quotes, isStale, title) => {
  expect(titleWithPrice('Exchange | Spot Trading', pair, { quotes, isStale })).toBe(title);
});
