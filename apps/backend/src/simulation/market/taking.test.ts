import { pairOf, pairs, type Pair } from '@exchange/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoVolume } from './demoPrices';
import { leastLots, mostLots } from './grid';
import { othersOffers } from './othersOffers';
import { slotDue, takerQuote, takingIn } from './taking';

const begin = fc.integer({ min: 1_577_836_800, max: 4_000_000_000 });
const anyPair = fc.constantFrom(...pairs);
const nothing = { buy: { ticks: 100, lots: 0 }, sell: { ticks: 100, lots: 0 } };
const eth = pairOf('ETH-USDT');

describe('takers', () => {
  it('come three times a minute to each pair', () => {
    fc.assert(
      fc.property(anyPair, begin, (pair, second) => {
        const from = second - (second % 60);
        const due = Array.from({ length: 60 }, (_, at) => slotDue(pair, from + at - 1, from + at));
        expect(due.filter((slot) => slot !== undefined)).toHaveLength(3);
      }),
    );
  });

  it('come at their seconds, however often the clock is checked [MKT-004]', () => {
    const dueWithin = (pair: Pair, from: number, to: number): number[] => {
      const seconds = Array.from({ length: to - from }, (_, index) => from + index);
      return seconds.flatMap((at) => slotDue(pair, at, at + 1) ?? []);
    };
    fc.assert(
      fc.property(anyPair, begin, fc.integer({ min: 1, max: 19 }), (pair, from, step) => {
        for (let at = from; at < from + 200; at += step)
          expect(slotDue(pair, at, at + step)).toBe(dueWithin(pair, at, at + step).at(-1));
      }),
    );
  });

  it('take about as much as the usual volume', () => {
    fc.assert(
      fc.property(anyPair, fc.integer({ min: 80_000_000, max: 200_000_000 }), (pair, slot) => {
        const { lots } = takingIn(pair, slot, nothing);
        expect(Math.abs(lots / demoVolume(pair, slot * 20, 20) - 1)).toBeLessThan(0.01);
      }),
    );
  });

  it('buy and sell about as often, and only buy if only one side can rest', () => {
    const buys = (name: 'ETH-USDT' | 'XDC-XDCE') =>
      Array.from({ length: 1_000 }, (_, slot) => takingIn(pairOf(name), 88_000_000 + slot, nothing)).filter(
        ({ side }) => side === 'buy',
      ).length;
    expect(Math.abs(buys('ETH-USDT') - 500)).toBeLessThan(60);
    expect(buys('XDC-XDCE')).toBe(1_000);
  });

  it('take at most one offer from makers, and never less than the minimum', () => {
    const offer = { ticks: 300_000, lots: 5_000 };
    const quote = (lots: number, of = offer) => takerQuote(eth, { side: 'buy', lots }, nothing.buy, of);
    expect(quote(2_000)).toEqual({ side: 'buy', ticks: 300_000, lots: 2_000 });
    expect(quote(9_000)).toMatchObject({ lots: 5_000 });
    expect(quote(1)).toMatchObject({ lots: leastLots(eth, 300_000) });
    expect(quote(2_000, { ticks: 300_000, lots: 20 })).toBeUndefined();
    expect(takerQuote(eth, { side: 'buy', lots: 2_000 }, nothing.buy, undefined)).toBeUndefined();
  });

  it('prefer a trader’s offer near the price, all of it up to the maximum of an order', () => {
    const others = { buy: { ticks: 300_010, lots: 40_000 }, sell: { ticks: 299_990, lots: 0 } };
    const taking = takingIn(eth, 88_000_000, others);
    expect(taking.side).toBe('buy');
    expect(takerQuote(eth, taking, others.buy, { ticks: 300_000, lots: 10 })).toEqual({
      side: 'buy',
      ticks: 300_010,
      lots: 40_000,
    });
    const large = { ticks: 300_010, lots: 10 * mostLots(eth) };
    expect(takerQuote(eth, taking, large, undefined)?.lots).toBe(mostLots(eth));
    expect(takingIn(eth, 88_000_000, { ...others, buy: nothing.buy, sell: { ticks: 1, lots: 1 } }).side).toBe('sell');
  });
});

describe('traders’ offers', () => {
  const level = (side: 'asks' | 'bids', price: string, amount: string) =>
    ({ pair: 'ETH-USDT', side, price, amount }) as const;
  const own = (side: 'buy' | 'sell', ticks: number, lots: number) =>
    ({ id: 'o-1', trader: 'maker', pair: 'ETH-USDT', side, ticks, lots }) as const;

  it('are orders near the price that aren’t the makers’', () => {
    const levels = [level('asks', '3000.3', '0.5'), level('asks', '3001', '9'), level('bids', '2999.9', '0.2')];
    const offers = othersOffers({ pair: eth, middle: 300_000, levels, own: [own('sell', 300_030, 20_000)] });
    expect(offers.buy).toEqual({ ticks: 300_045, lots: 30_000 });
    expect(offers.sell).toEqual({ ticks: 299_955, lots: 20_000 });
  });
});
