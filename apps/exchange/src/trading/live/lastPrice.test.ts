import { pairOf, type DecimalText } from '@exchange/domain';
import { expect, it } from 'vitest';
import type { MarketState } from '#shared/market/marketStore.ts';
import { quoteOf } from '#shared/testing/quotes.ts';
import { createLastPrice } from './lastPrice';
import type { TapeRow } from './tape';

const pair = pairOf('XDC-ETH');

/** A market and coin values, controlled by the test. */
const start = () => {
  let quotes: MarketState['quotes'] = new Map();
  let prices: ReadonlyMap<string, DecimalText> = new Map();
  let rows: readonly TapeRow[] = [];
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    // Each subscription on its own, so that one that is left open is noticed.
    const own = () => listener();
    listeners.add(own);
    return () => listeners.delete(own);
  };
  const followed: string[] = [];
  const source = createLastPrice(
    {
      market: {
        state: () => ({ quotes, phase: 'ready', failure: undefined, isStale: false, live: 'live' }),
        subscribe,
      },
      tape: { state: () => ({ phase: 'ready', failure: undefined, rows }), subscribe },
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
    /** The newest trade first. */
    tell: (...newestFirst: DecimalText[]) => {
      rows = newestFirst.map((price, at) => ({ id: String(at), at: -at, price, amount: '1', side: 'buy' }));
      return source.snapshot();
    },
    value: (eth: DecimalText) => {
      prices = new Map([['ETH', eth]]);
      return source.snapshot();
    },
  };
};

it('the arrow of the last price stands with the first trades, and the price is the same object until it changes', () => {
  const { source, trade, tell } = start();
  expect(source.snapshot()).toBeUndefined();
  expect(trade('0.051')?.direction).toBe('flat');
  expect(tell('0.051', '0.05')?.direction).toBe('up');
  expect(tell('0.051', '0.051', '0.05')?.direction).toBe('up');
  expect(tell('0.0509', '0.051', '0.051', '0.05')?.direction).toBe('down');
  const before = trade('0.0509');
  expect(trade('0.0509', '99')).toBe(before);
  expect(tell('0.0509', '0.0509', '0.051')).toBe(before);
});

it("its value in USD is its coin's price, and follows that without another trade [TRD-042]", () => {
  const { source, trade, value, followed, listeners } = start();
  const stop = source.subscribe(() => undefined);
  expect(followed).toEqual(['ETH']);
  trade('0.00002');
  expect(value('2400')).toEqual({ price: '0.00002', direction: 'flat', usd: '0.048' });
  expect(value('2500')).toEqual({ price: '0.00002', direction: 'flat', usd: '0.05' });
  expect(trade('0.00003')).toMatchObject({ usd: '0.075' });
  stop();
  expect([followed.length, listeners.size]).toEqual([0, 0]);
});

it('without a USD value it is shown alone', () => {
  const { trade } = start();
  expect(trade('0.00002')).toEqual({ price: '0.00002', direction: 'flat', usd: undefined });
});
