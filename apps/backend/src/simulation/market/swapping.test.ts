import { pairOf } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import type { OwnOrder } from './ownOrders';
import { planSwaps } from './swapping';

const pair = pairOf('XDC-XDCE');
const makers = ['one', 'two', 'three'];
const price = 100_000_000;

const situation = (own: readonly OwnOrder[], ofTraders = 0, ofTradersBefore = 0) =>
  planSwaps({ pair, own, makers, slot: 88_000_000, ofTraders, ofTradersBefore });

const offersOf = (lots: number): OwnOrder[] =>
  makers.map((trader, index) => ({ id: `o-${index}`, trader, pair: 'XDC-XDCE', side: 'sell', ticks: price, lots }));

describe('a pair whose price is always 1', () => {
  it('each maker offers XDC, and no one bids', () => {
    const { cancel, place } = situation([]);
    expect(cancel).toEqual([]);
    expect(place.map(({ trader }) => trader)).toEqual(makers);
    for (const { quote } of place) {
      expect(quote).toMatchObject({ side: 'sell', ticks: price });
      expect(quote.lots).toBeGreaterThanOrEqual(40_000);
      expect(quote.lots).toBeLessThanOrEqual(100_000);
    }
  });

  it('offers stay until they are nearly used up', () => {
    expect(situation(offersOf(50_000))).toEqual({ cancel: [], place: [] });
    const nearlyGone = offersOf(50_000).map((order, index) => (index === 1 ? { ...order, lots: 900 } : order));
    expect(situation(nearlyGone)).toMatchObject({ cancel: [{ trader: 'two' }], place: [{ trader: 'two' }] });
  });

  it('makers queue up behind a trader who offers as well, once', () => {
    const own = offersOf(50_000);
    const { cancel, place } = situation(own, 700, 0);
    expect(cancel).toEqual(own);
    expect(place).toHaveLength(3);
    expect(situation(own, 700, 700)).toEqual({ cancel: [], place: [] });
    expect(situation(own, 200, 700)).toEqual({ cancel: [], place: [] });
  });
});
