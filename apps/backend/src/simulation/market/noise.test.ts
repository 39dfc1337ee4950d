import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chance, createWave } from './noise';

const seeds = fc.integer({ min: -0x8000_0000, max: 0x7fff_ffff });
const moments = fc.integer({ min: 0, max: 8_000_000_000 });
const periods = fc.constantFrom(6, 720, 86_400, 63_072_000);

describe('chance', () => {
  it('gives the same figure for the same numbers, always and on every machine', () => {
    expect([chance(0, 0), chance(7, 885_368_520), chance(-3, 5_000_000_000)]).toEqual([
      0, 0.8318980706389993, 0.4934440709184855,
    ]);
  });

  it('is uniform over [0, 1)', () => {
    const tenths = new Array<number>(10).fill(0);
    for (let at = 0; at < 100_000; at += 1) {
      const slot = Math.floor(chance(42, at) * 10);
      tenths[slot] = (tenths[slot] ?? 0) + 1;
    }
    expect(tenths).toHaveLength(10);
    for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});

describe('a wave', () => {
  it('stays between -1 and 1 and goes on smoothly [MKT-002]', () => {
    fc.assert(
      fc.property(seeds, moments, periods, (seed, at, period) => {
        const wave = createWave(seed, period);
        expect(Math.abs(wave(at))).toBeLessThanOrEqual(1);
        // The steepest turn goes from -1 to 1 within a period, and is one and a half times as fast in the middle.
        expect(Math.abs(wave(at + 1) - wave(at))).toBeLessThanOrEqual(3 / period + 1e-9);
      }),
    );
  });

  it('is the same at a given time, whatever was read before', () => {
    fc.assert(
      fc.property(seeds, fc.array(moments), moments, periods, (seed, asked, at, period) => {
        const wave = createWave(seed, period);
        asked.forEach(wave);
        expect(wave(at)).toBe(createWave(seed, period)(at));
      }),
    );
  });
});
