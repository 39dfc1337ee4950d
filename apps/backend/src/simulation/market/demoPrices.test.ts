import { compare, pairs } from '@exchange/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoPrice, demoVolume } from './demoPrices';
import { unitsText } from './units';

/** A century, from the first second of 2020. */
const moments = fc.integer({ min: 1_577_836_800, max: 1_577_836_800 + 100 * 31_536_000 });
const anyPair = fc.constantFrom(...pairs);

describe('the price of a pair', () => {
  it('is a whole number of steps within the bounds of the pair [MKT-002]', () => {
    fc.assert(
      fc.property(anyPair, moments, (pair, at) => {
        const price = demoPrice(pair, at);
        expect(Number.isSafeInteger(price)).toBe(true);
        const text = unitsText(price, pair.priceDecimals);
        expect(compare(text, pair.lowestPrice)).toBeGreaterThanOrEqual(0);
        expect(compare(text, pair.highestPrice)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(pairs)('of $name moves by little from second to second and by much in a year', (pair) => {
    const start = 1_767_225_600;
    const hours = Array.from({ length: 365 * 24 }, (_, hour) => demoPrice(pair, start + hour * 3_600));
    const reach = Math.max(...hours) / Math.min(...hours);
    expect(reach > 1.05).toBe(pair.fixedPrice === undefined);
    fc.assert(
      fc.property(moments, (at) => {
        const step = Math.abs(demoPrice(pair, at + 1) - demoPrice(pair, at));
        expect(step).toBeLessThanOrEqual(Math.max(2, demoPrice(pair, at) * 0.001));
      }),
    );
  });

  it('of XDC-XDCE is always 1 [MKT-002]', () => {
    const swapped = pairs.filter(({ name }) => name === 'XDC-XDCE');
    expect(swapped.map((pair) => unitsText(demoPrice(pair, 1_770_000_000), pair.priceDecimals))).toEqual([
      '1.00000000',
    ]);
  });
});

describe('the volume of a pair', () => {
  it('is a whole number of its smallest amounts, and never zero for a minute [MKT-002]', () => {
    fc.assert(
      fc.property(anyPair, moments, fc.constantFrom(60, 900, 3_600, 86_400), (pair, at, seconds) => {
        const volume = demoVolume(pair, at, seconds);
        expect(Number.isSafeInteger(volume)).toBe(true);
        expect(volume).toBeGreaterThan(0);
      }),
    );
  });

  it('adds up to the same over hours as over days', () => {
    const start = 1_767_225_600;
    const total = (pair: (typeof pairs)[number], seconds: number): number => {
      let volume = 0;
      for (let at = start; at < start + 200 * 86_400; at += seconds) volume += demoVolume(pair, at, seconds);
      return volume;
    };
    for (const pair of pairs) expect(Math.abs(total(pair, 3_600) / total(pair, 86_400) - 1)).toBeLessThan(0.12);
  });
});
