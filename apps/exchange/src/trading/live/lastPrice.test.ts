import { pairOf, type DecimalText } from '@exchange/domain';
import { expect, it } from 'vitest';
import type { MarketState } from '#shared/market/marketStore.ts';
import { quoteOf } from '#shared/testing/quotes.ts';
import { createLastPrice } from './lastPrice';

const pair = pairOf('XDC-ETH');

/** A market and coin values, controlled by the test. */
const start = () => {
  let quotes: MarketState['quotes'] = new Map();
  let prices: ReadonlyMap<string, DecimalText> = new Map();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const followed: string[] = [];
  const source = createLastPrice(
    {
      market: {
        state: () => ({ quotes, phase: 'ready', failure: undefined, isStale: false, live: 'live' }),
        subscribe,
      },
      usd: {
        prices: () => prices,
        subscribeTo: ({ quote }) => {
          followed.push(quote);
          return () => followed.pop();
        },
      },
    },
    pair,
  );
  return {
    source,
    followed,
    listeners,
    trade: (price: DecimalText, volume = '1') => {
      quotes = new Map([[pair.name, quoteOf(pair.name, { price, volume, usdPrice: '777' })]]);
      return source.snapshot();
    },
    value: (eth: DecimalText) => {
      prices = new Map([['ETH', eth]]);
      return source.snapshot();
    },
  };
};

it('the last price has its direction, keeps its arrow while unchanged, and is the same object until it changes', () => {
  const { source, trade } = start();
  expect(source.snapshot()).toBeUndefined();
  const directions = ['0.05', '0.051', '0.051', '0.0509'].map((price, index) => trade(price, String(index))?.direction);
  expect(directions).toEqual(['flat', 'up', 'up', 'down']);
  const before = source.snapshot();
  expect(trade('0.0509', '99')).toBe(before);
});

it("its value in USD is its coin's price, and follows that without another trade [TRD-042]", () => {
  const { source, trade, value, followed, listeners } = start();
  const stop = source.subscribe(() => undefined);
  expect(followed).toEqual(['ETH']);
  trade('0.00002');
  expect(value('2400')).toEqual({ price: '0.00002', direction: 'flat', usd: '0.048' });
  expect(value('2500')).toEqual({ price: '0.00002', direction: 'flat', usd: '0.05' });
  expect(trade('0.00003')).toMatchObject({ direction: 'up', usd: '0.075' });
  stop();
  expect([followed.length, listeners.size]).toEqual([0, 0]);
});

it('without a USD value it is shown alone', () => {
  const { trade } = start();
  expect(trade('0.00002')).toEqual({ price: '0.00002', direction: 'flat', usd: undefined });
});
