import {
  compare,
  groupings,
  pairOf,
  pairs,
  round,
  shownLevels,
  unitOf,
  type BookSide,
  type Level,
} from '@exchange/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barShare, depthsOf, ownAmounts, shownRows } from './bookRows';

const bookSides: readonly BookSide[] = ['asks', 'bids'];

const sorted = (levels: readonly Level[], side: BookSide): Level[] =>
  levels.toSorted((one, other) => compare(one.price, other.price) * (side === 'asks' ? 1 : -1));

const someBook = fc
  .record({
    pair: fc.constantFrom(...pairs),
    side: fc.constantFrom(...bookSides),
    grouping: fc.constantFrom(...groupings),
    depth: fc.integer({ min: 1, max: 40 }),
    steps: fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 99_999 })), {
      maxLength: 200,
    }),
  })
  .map(({ pair, side, steps, ...cut }) => {
    const levels = steps.map(([price, amount]) => ({
      price: round(`${String(price)}e-${String(pair.priceDecimals)}`, pair.priceDecimals, 'nearest'),
      amount: round(`${String(amount)}e-${String(pair.amountDecimals)}`, pair.amountDecimals, 'nearest'),
    }));
    return { side, cut: { pair, ...cut }, levels: sorted(levels, side) };
  });

describe('the rows of a side', () => {
  it('are grouped before they are cut', () => {
    fc.assert(
      fc.property(someBook, ({ side, cut, levels }) => {
        expect(shownRows(levels, side, cut)).toEqual(shownLevels(levels, side, cut.grouping, cut.pair, cut.depth));
      }),
    );
  });

  it('are merged if levels share a price or are off the step', () => {
    const cut = { pair: pairOf('ETH-USDT'), grouping: 0, depth: 15 } as const;
    const twice = ['2411.1', '2411.10', '2411.1'].map((price) => ({ price, amount: '1' }));
    expect(shownRows(twice, 'asks', cut)).toEqual([{ price: '2411.1', amount: '3' }]);
    expect(shownRows(twice, 'asks', { ...cut, depth: 1 })).toEqual([{ price: '2411.1', amount: '3' }]);
    const between = ['2411.101', '2411.109'].map((price) => ({ price, amount: '1' }));
    expect(shownRows(between, 'asks', cut)).toEqual([{ price: '2411.11', amount: '2' }]);
  });

  it('are read from a deep book no further than needed', () => {
    const read: number[] = [];
    const levels = Array.from({ length: 500 }, (_, at) => ({
      get price() {
        read.push(at);
        return String(100 + at);
      },
      amount: '1',
    }));
    expect(shownRows(levels, 'asks', { pair: pairOf('ETH-USDT'), grouping: 0, depth: 15 })).toHaveLength(15);
    expect(Math.max(...read)).toBeLessThanOrEqual(15);
  });
});

describe('own orders', () => {
  const cut = { pair: pairOf('ETH-USDT'), grouping: 1, depth: 15 } as const;
  const orders = [
    { side: 'sell', price: '2411.31', amount: '1' },
    { side: 'sell', price: '2411.4', amount: '0.5' },
    { side: 'buy', price: '2411.29', amount: '2' },
  ] as const;

  it('are in the group of their price', () => {
    expect([...ownAmounts(orders, 'asks', cut)]).toEqual([['2411.4', '1.5']]);
    expect([...ownAmounts(orders, 'bids', cut)]).toEqual([['2411.2', '2']]);
  });
});

describe('a bar', () => {
  it('is as long as the sum up to its row', () => {
    const rows = ['1', '2.5', '0.5'].map((amount) => ({ price: unitOf(2), amount }));
    expect(depthsOf(rows)).toEqual([1, 3.5, 4]);
  });

  it.each([
    [0, 0, 0],
    [4, 4, 1],
    [1, 3, 0.333],
    [1, 3000, 0],
  ])('of %d out of %d fills %d of its row', (depth, deepest, share) => {
    expect(barShare(depth, deepest)).toBe(share);
  });
});
