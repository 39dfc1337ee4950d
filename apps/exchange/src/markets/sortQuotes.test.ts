import { pairOf, type PairName } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import type { Quote } from '#shared/market/quote.ts';
import { columns, defaultOrder, nextOrder, sortQuotes } from './sortQuotes';

const quote = (name: PairName, price: string, percentChange: string, volume: string): Quote => ({
  pair: pairOf(name),
  pairId: pairOf(name).id,
  price,
  usdPrice: undefined,
  percentChange,
  high: price,
  low: price,
  volume,
});

const quotes = [
  quote('XRP-USDT', '2.28', '-1.5', '900'),
  quote('BTC-USDT', '91800', '0.3', '12'),
  quote('XDC-BTC', '0.0000005', '0.3', '1000'),
  quote('XDC-USDT', '0.0538', '10', '9000000000000000000001'),
  quote('XDC-USDC', '0.0538', '-9', '9000000000000000000002'),
];

const names = (order: Parameters<typeof sortQuotes>[1]) => sortQuotes(quotes, order).map(({ pair }) => pair.name);

describe('the market table', () => {
  it('is sorted by volume at first, the largest on top, exact to the last digit', () => {
    expect(names(defaultOrder)).toEqual(['XDC-USDC', 'XDC-USDT', 'XDC-BTC', 'XRP-USDT', 'BTC-USDT']);
  });

  it.each([
    ['currency', 'ascending', ['BTC-USDT', 'XDC-BTC', 'XDC-USDC', 'XDC-USDT', 'XRP-USDT']],
    ['lastPrice', 'ascending', ['XDC-BTC', 'XDC-USDC', 'XDC-USDT', 'XRP-USDT', 'BTC-USDT']],
    ['lastPrice', 'descending', ['BTC-USDT', 'XRP-USDT', 'XDC-USDC', 'XDC-USDT', 'XDC-BTC']],
    ['change', 'descending', ['XDC-USDT', 'BTC-USDT', 'XDC-BTC', 'XRP-USDT', 'XDC-USDC']],
    ['change', 'ascending', ['XDC-USDC', 'XRP-USDT', 'BTC-USDT', 'XDC-BTC', 'XDC-USDT']],
  ] as const)('sorted by %s %s compares figures, not texts', (column, direction, expected) => {
    expect(names({ column, direction })).toEqual(expected);
  });

  it('can be sorted by every column, and a second click reverses it', () => {
    for (const column of columns) {
      const first = nextOrder({ column: column === 'volume' ? 'high' : 'volume', direction: 'ascending' }, column);
      expect(first).toEqual({ column, direction: column === 'currency' ? 'ascending' : 'descending' });
      expect(nextOrder(first, column).direction).not.toBe(first.direction);
    }
  });
});
