import { compare, larger, pairNames, pairOf, pairs, smaller, subtract, sum, type PairName } from '@exchange/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMarket } from './market';
import type { Tick } from './tick';

const noon = Date.parse('2026-02-10T12:00:00Z') / 1_000;
const minute = 60;
const day = 86_400;

const tick = (price: string, at = noon, amount = '1', pair: PairName = 'ETH-USDT'): Tick => ({
  pair,
  price,
  amount,
  at,
});

const marketWith = (...ticks: Tick[]) => {
  const market = createMarket();
  market.record(ticks);
  return market;
};

const statsOf = (market: ReturnType<typeof createMarket>, pair: PairName = 'ETH-USDT') =>
  market.stats().find(({ pairName }) => pairName === pair);

it('prices coins without a market by what they are worth in XDC, once XDC has a price [WAL-431]', () => {
  const market = createMarket({ BCHABC: '7500', BCHSV: '900' });
  expect(market.usdPrices()).toEqual({ USDT: '1', USDC: '1' });
  market.record([tick('0.08', noon, '1', 'XDC-USDT')]);
  expect(market.usdPrices()).toMatchObject({ XDC: '0.08', BCHABC: '600', BCHSV: '72' });
});

describe('the 24-hour figures', () => {
  it('cover all twelve pairs, with their IDs', () => {
    const stats = createMarket().stats();
    expect(stats.map(({ pairName }) => pairName)).toEqual([...pairNames]);
    expect(stats.map(({ pairId }) => pairId)).toEqual(pairs.map(({ id }) => id));
  });

  it('are empty before the first trade [MKT-025]', () => {
    expect(statsOf(createMarket())).toEqual({
      pairId: pairOf('ETH-USDT').id,
      pairName: 'ETH-USDT',
      price: '0',
      usdPrice: '0',
      xdcPrice: '0',
      change: '0',
      percentChange: '0',
      colour: 'green',
      high: '0',
      low: '0',
      volume: '0',
    });
  });

  it('are the last price, the range and the volume, across all minutes', () => {
    const market = marketWith(
      tick('3000', noon, '1'),
      tick('3100.5', noon + 5, '0.25'),
      tick('2900', noon + 70, '2'),
      tick('3050', noon + 3 * minute, '0.5'),
    );
    expect(statsOf(market)).toMatchObject({ price: '3050', high: '3100.5', low: '2900', volume: '3.75' });
  });

  it.each([
    ['3000', '3045.01', '45.01', '1.5', 'green'],
    ['3000', '2954.99', '-45.01', '-1.5', 'red'],
    ['3000', '3000', '0', '0', 'green'],
    ['3', '4', '1', '33.33', 'green'],
    ['3', '2', '-1', '-33.33', 'red'],
    ['100000', '99999', '-1', '0', 'red'],
  ])('from %s to %s show a change of %s, %s percent, in %s [MKT-022]', (from, to, change, percentChange, colour) => {
    const market = marketWith(tick(from), tick(to, noon + minute));
    expect(statsOf(market)).toMatchObject({ change, percentChange, colour });
  });

  it('leave out anything older than a day, also from the range and the volume [MKT-024]', () => {
    const market = marketWith(
      tick('9000', noon, '100'),
      tick('3000', noon + 10 * minute, '2'),
      tick('3100', noon + 20 * minute, '3'),
      tick('3050', noon + 10 * minute + day - 1, '4'),
    );
    market.closeMinutes(noon + 10 * minute + day);
    expect(statsOf(market)).toMatchObject({ change: '50', high: '3100', low: '3000', volume: '9' });
  });

  it('equal those computed from all trades of the day [MKT-024]', () => {
    const trades = fc.array(
      fc.record({ wait: fc.integer({ min: 1, max: 5 * 3_600 }), cents: fc.integer({ min: 1, max: 500 }) }),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(trades, (steps) => {
        const market = createMarket();
        const ticks: Tick[] = [];
        let at = noon;
        for (const { wait, cents } of steps) ticks.push(tick(String(cents / 100), (at += wait), String(cents)));
        market.record(ticks);
        const end = Math.floor(at / minute) * minute + minute;
        market.closeMinutes(end);
        const counted = ticks.filter((one) => one.at >= end - day);
        const prices = counted.map(({ price }) => price);
        expect(statsOf(market)).toMatchObject({
          price: prices.at(-1),
          change: subtract(prices.at(-1) ?? '', prices[0] ?? ''),
          high: prices.reduce(larger),
          low: prices.reduce(smaller),
          volume: sum(counted.map(({ amount }) => amount)),
        });
      }),
    );
  });
});

describe('a pair without trades for a day', () => {
  const market = marketWith(tick('3000', noon, '1'), tick('3100', noon + minute, '2'));
  market.closeMinutes(noon + day + 2 * minute);

  it('has no volume and no change, and keeps its price [MKT-024]', () => {
    expect(statsOf(market)).toMatchObject({ price: '3100', change: '0', high: '3100', low: '3100', volume: '0' });
    expect(market.lastPrice('ETH-USDT')).toBe('3100');
  });

  it('has a price again after a restart, and then the figures of new trades', () => {
    const restarted = createMarket();
    restarted.restore('ETH-USDT', [], '3100');
    expect(restarted.lastPrice('ETH-USDT')).toBe('3100');
    restarted.record([tick('3200', noon + 2 * day, '4')]);
    expect(statsOf(restarted)).toMatchObject({ price: '3200', low: '3200', volume: '4' });
  });
});

describe('the value of a pair’s volume', () => {
  const market = marketWith(
    tick('2500', noon, '1', 'ETH-USDT'),
    tick('0.05', noon, '1', 'XDC-USDT'),
    tick('0.00002', noon, '1', 'XDC-ETH'),
    tick('1', noon, '1', 'XDC-XDCE'),
  );

  it.each([
    ['ETH-USDT', '2500', '50000'],
    ['XDC-USDT', '0.05', '1'],
    ['XDC-ETH', '0.05', '1'],
    ['XDC-XDCE', '0.05', '1'],
  ] as const)('%s: its price in USD is %s, its coin costs %s XDC [MKT-023]', (pair, usdPrice, xdcPrice) => {
    expect(statsOf(market, pair)).toMatchObject({ usdPrice, xdcPrice });
  });

  it('is unknown without a trade that prices its coin [MKT-023]', () => {
    const lone = marketWith(tick('0.000001', noon, '1', 'XDC-BTC'));
    expect(statsOf(lone, 'XDC-BTC')).toMatchObject({ price: '0.000001', usdPrice: '0', xdcPrice: '0' });
  });

  it('counts both dollar coins as a dollar, XDCE like XDC, and others at their USDT price [MKT-062]', () => {
    expect(market.usdPrices()).toEqual({ USDT: '1', USDC: '1', ETH: '2500', XDC: '0.05', XDCE: '0.05' });
  });
});

describe('a minute', () => {
  it('is returned once, when a trade or the clock ends it', () => {
    const market = marketWith(tick('1', noon), tick('3', noon + 20), tick('2', noon + 59));
    const first = { pair: 'ETH-USDT', at: noon, open: '1', high: '3', low: '1', close: '2', volume: '3' };
    expect(market.record([tick('5', noon + 60)])).toEqual([first]);
    expect(market.closeMinutes(noon + 119)).toEqual([]);
    expect(market.closeMinutes(noon + 120)).toMatchObject([{ at: noon + 60, open: '5' }]);
    expect(market.closeMinutes(noon + 180)).toEqual([]);
  });

  it('counts in the figures while it is running', () => {
    const market = marketWith(tick('1'));
    expect(market.running('ETH-USDT')).toMatchObject({ at: noon, close: '1' });
    expect(statsOf(market)).toMatchObject({ price: '1', volume: '1' });
    expect(compare(market.lastPrice('ETH-USDT') ?? '0', '1')).toBe(0);
  });
});
