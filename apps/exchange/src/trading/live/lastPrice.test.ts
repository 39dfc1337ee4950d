import { pairOf } from '@exchange/domain';
import { expect, it } from 'vitest';
import type { MarketState } from '../../shared/market/marketStore';
import type { Quote } from '../../shared/market/quote';
import { createLastPrice } from './lastPrice';

const pair = pairOf('XDC-USDT');

const quote = (price: string, volume = '1'): Quote => ({
  pair,
  pairId: '5',
  price,
  usdPrice: price,
  percentChange: '0',
  high: price,
  low: price,
  volume,
});

it('the last price says where it went, keeps its arrow while it stands, and is the same object until it moves [TRD-041]', () => {
  let quotes: MarketState['quotes'] = new Map();
  const state = (): MarketState => ({ quotes, phase: 'ready', failure: undefined, isStale: false, live: 'live' });
  const source = createLastPrice({ state, subscribe: () => () => undefined }, pair);
  expect(source.snapshot()).toBeUndefined();
  const directions = ['0.05', '0.051', '0.051', '0.0509'].map((price, index) => {
    quotes = new Map([[pair.name, quote(price, String(index))]]);
    return source.snapshot()?.direction;
  });
  expect(directions).toEqual(['flat', 'up', 'up', 'down']);
  const before = source.snapshot();
  quotes = new Map([[pair.name, quote('0.0509', '99')]]);
  expect(source.snapshot()).toBe(before);
});
