import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../money/arithmetic';
import { isAbove, isBelow } from '../money/compare';
import { isMultipleOf } from '../money/step';
import { positiveWith } from '../money/testing/figures';
import { bookDepth, listSizes } from './listSizes';
import { groupedDecimals, groupingOptions, groupLevels, shownLevels, type Level } from './orderBook';
import { groupings, pairOf, pairs } from './pairs';

const total = (levels: readonly Level[]): string => sum(levels.map(({ amount }) => amount));

describe('the Groups selector', () => {
  it.each([
    ['XDC-ETH', ['0.00000001', '0.0000001', '0.000001']],
    ['XDC-BTC', ['0.0000000001', '0.000000001', '0.00000001']],
    ['XDC-XDCE', ['0.00000001', '0.0000001', '0.000001']],
    ['XRP-USDT', ['0.00001', '0.0001', '0.001']],
    ['BTC-USDT', ['0.01', '0.1', '1']],
    ['XDC-USDT', ['0.00000001', '0.0000001', '0.000001', '0.00001', '0.0001']],
    ['XDC-USDC', ['0.00000001', '0.0000001', '0.000001', '0.00001', '0.0001']],
    ['XDC-XRP', ['0.00000001', '0.0000001', '0.000001', '0.00001', '0.0001']],
  ] as const)('offers %s its steps [DOM-422]', (name, steps) => {
    expect(groupingOptions(pairOf(name))).toEqual(steps.map((step, grouping) => ({ grouping, step })));
  });

  it('takes as many decimals off a price', () => {
    expect(groupings.map((grouping) => groupedDecimals(pairOf('ETH-USDT'), grouping))).toEqual([2, 1, 0]);
  });
});

describe('grouping', () => {
  const asks = [
    { price: '100.01', amount: '1' },
    { price: '100.1', amount: '2' },
    { price: '100.11', amount: '4' },
  ];
  const bids = [
    { price: '99.99', amount: '1' },
    { price: '99.9', amount: '2' },
    { price: '99.89', amount: '4' },
  ];

  it('brings sells up to their group [DOM-083]', () => {
    expect(groupLevels(asks, 'asks', 1, pairOf('ETH-USDT'))).toEqual([
      { price: '100.1', amount: '3' },
      { price: '100.2', amount: '4' },
    ]);
  });

  it('brings buys down to their group [DOM-083]', () => {
    expect(groupLevels(bids, 'bids', 1, pairOf('ETH-USDT'))).toEqual([
      { price: '99.9', amount: '3' },
      { price: '99.8', amount: '4' },
    ]);
  });

  it('by 0 leaves the book as it is', () => {
    expect(groupLevels(asks, 'asks', 0, pairOf('ETH-USDT'))).toEqual(asks);
  });

  it('neither adds nor loses amounts, never betters a price and lands on the step [DOM-083] [DOM-084]', () => {
    const book = fc.constantFrom(...pairs).chain((pair) =>
      fc.record({
        pair: fc.constant(pair),
        side: fc.constantFrom('asks' as const, 'bids' as const),
        grouping: fc.constantFrom(...groupings, ...pair.coarserGroupings),
        levels: fc.array(
          fc.record({ price: positiveWith(pair.priceDecimals, 3), amount: positiveWith(pair.amountDecimals, 6) }),
          { maxLength: 40 },
        ),
      }),
    );
    fc.assert(
      fc.property(book, ({ pair, side, grouping, levels }) => {
        const grouped = groupLevels(levels, side, grouping, pair);
        expect(total(grouped)).toBe(total(levels));
        expect(new Set(grouped.map(({ price }) => price)).size).toBe(grouped.length);
        const step = groupingOptions(pair)[grouping]?.step ?? '';
        for (const { price } of grouped) expect(isMultipleOf(price, step)).toBe(true);
        for (const level of levels) {
          const [alone] = groupLevels([level], side, grouping, pair);
          const isBetter = side === 'asks' ? isBelow : isAbove;
          expect(isBetter(alone?.price ?? '', level.price)).toBe(false);
        }
      }),
    );
  });
});

describe('the depth on screen', () => {
  const levels = Array.from({ length: 700 }, (_, index) => ({
    price: (1000 + index / 100).toFixed(2),
    amount: '1',
  }));
  const pair = pairOf('ETH-USDT');

  it('is 15 levels, counted after grouping [DOM-085]', () => {
    const shown = shownLevels(levels, 'asks', 1, pair);
    expect(shown).toHaveLength(15);
    expect(shown[14]).toEqual({ price: '1001.4', amount: '10' });
  });

  it('is up to 500 levels in the full depth [DOM-085]', () => {
    expect(shownLevels(levels, 'asks', 0, pair, bookDepth.full)).toHaveLength(500);
    expect(bookDepth).toEqual({ live: 15, full: 500 });
  });
});

it('lists ask for and keep the documented numbers [DOM-090]', () => {
  expect(listSizes).toEqual({
    orderBookBrief: 5,
    orderBook: 500,
    openOrders: 500,
    tape: 100,
    liveTape: 40,
    tradeHistory: 50,
    candles: 2000,
    page: 100,
  });
});
