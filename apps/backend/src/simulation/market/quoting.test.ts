import { isMultipleOf, pairOf, pairs, type Pair, type Side } from '@exchange/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoPrice } from './demoPrices';
import { away, gridStep, leastLots, mostLots, type Quote } from './grid';
import type { OwnOrder } from './ownOrders';
import { planSide, type Change } from './quoting';
import { unitsText } from './units';

const moments = fc.integer({ min: 1_577_836_800, max: 4_000_000_000 });
const quoted = pairs.filter(({ fixedPrice }) => fixedPrice === undefined);
const anyPair = fc.constantFrom(...quoted);
const anySide = fc.constantFrom<Side>('buy', 'sell');

let orders = 0;
const toOrder = (pair: Pair, quote: Quote): OwnOrder => {
  orders += 1;
  return { id: `o-${orders}`, trader: 'maker', pair: pair.name, ...quote };
};

const planAt = (pair: Pair, side: Side, at: number, own: readonly OwnOrder[] = [], taken?: number): Change =>
  planSide({ pair, side, middle: demoPrice(pair, at), slot: Math.floor(at / 20), own, taken });

/** The makers' orders after a plan is carried out. */
const after = (pair: Pair, own: readonly OwnOrder[], { cancel, place }: Change): OwnOrder[] => [
  ...own.filter((order) => !cancel.includes(order)),
  ...place.map((quote) => toOrder(pair, quote)),
];

describe('an empty side of a book', () => {
  it('is filled with 17 or 18 levels on their side of the price, each on a step and within the bounds [MKT-002]', () => {
    fc.assert(
      fc.property(anyPair, anySide, moments, (pair, side, at) => {
        const { cancel, place } = planAt(pair, side, at);
        expect(cancel).toEqual([]);
        expect(new Set(place.map(({ ticks }) => ticks)).size).toBe(place.length);
        expect([17, 18]).toContain(place.length);
        for (const { ticks, lots } of place) {
          expect((ticks - demoPrice(pair, at)) * away[side]).toBeGreaterThan(0);
          expect(isMultipleOf(unitsText(ticks, pair.priceDecimals), pair.priceStep)).toBe(true);
          expect(lots).toBeGreaterThanOrEqual(leastLots(pair, ticks));
          expect(lots).toBeLessThanOrEqual(mostLots(pair));
        }
      }),
    );
  });

  it.each(quoted)('of $name offers more the farther it is from the price', (pair) => {
    const total = (from: number, to: number): number => {
      let lots = 0;
      for (let day = 0; day < 30; day += 1) {
        const at = 1_770_000_000 + day * 86_400;
        const places = [...planAt(pair, 'sell', at).place].sort((one, other) => one.ticks - other.ticks);
        for (const { lots: offered } of places.slice(from, to)) lots += offered;
      }
      return lots;
    };
    expect(total(12, 17)).toBeGreaterThan(2 * total(0, 5));
  });
});

describe('a side of a book', () => {
  it('is left alone while the price stays', () => {
    fc.assert(
      fc.property(anyPair, anySide, moments, (pair, side, at) => {
        const own = after(pair, [], planAt(pair, side, at));
        expect(planAt(pair, side, at, own)).toEqual({ cancel: [], place: [] });
      }),
    );
  });

  it('moves by a few orders when the price moves a little, and never crosses it', () => {
    let moves = 0;
    fc.assert(
      fc.property(anyPair, anySide, moments, fc.integer({ min: 1, max: 30 }), (pair, side, at, wait) => {
        const own = after(pair, [], planAt(pair, side, at));
        const change = planAt(pair, side, at + wait, own);
        moves += change.cancel.length + change.place.length;
        const then = after(pair, own, change);
        expect(then.length).toBeGreaterThanOrEqual(17);
        expect(then.length).toBeLessThanOrEqual(26);
        for (const { ticks } of then) expect((ticks - demoPrice(pair, at + wait)) * away[side]).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
    expect(moves / 200).toBeLessThan(5);
  });

  it('is at the price again after a jump, with nothing left behind', () => {
    fc.assert(
      fc.property(anyPair, anySide, moments, moments, (pair, side, one, other) => {
        const own = after(pair, [], planAt(pair, side, one));
        const then = after(pair, own, planAt(pair, side, other, own));
        const reach = 24 * gridStep(pair);
        for (const { ticks } of then) {
          const distance = (ticks - demoPrice(pair, other)) * away[side];
          expect(distance > 0 && distance <= reach).toBe(true);
        }
      }),
    );
  });

  it('is refilled after a trade', () => {
    const pair = pairOf('ETH-USDT');
    const own = after(pair, [], planAt(pair, 'sell', 1_770_000_000)).map((order, index) =>
      index === 3 ? { ...order, lots: 1 } : order,
    );
    const { cancel, place } = planAt(pair, 'sell', 1_770_000_000, own);
    expect(cancel).toEqual([own[3]]);
    expect(place).toMatchObject([{ ticks: own[3]?.ticks }]);
  });

  it('is moved to the price before a taker comes, with a sufficient amount', () => {
    const pair = pairOf('BTC-USDT');
    const middle = demoPrice(pair, 1_770_000_000);
    const { place } = planAt(pair, 'sell', 1_770_000_000, [], 1_234);
    const nearest = Math.min(...place.map(({ ticks }) => ticks));
    expect((nearest - middle) / middle).toBeLessThan(0.0002);
    expect(place.find(({ ticks }) => ticks === nearest)?.lots).toBeGreaterThanOrEqual(1_234);
  });
});
