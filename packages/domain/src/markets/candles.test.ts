import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../money/arithmetic';
import { candleStart, mergeCandles, type Candle } from './candles';
import { resolutions } from './chart';

const at = (text: string): number => Date.parse(text) / 1000;

describe('a candle [DOM-195]', () => {
  it.each([
    ['1', '2026-03-01T10:00:59Z', '2026-03-01T10:00:00Z'],
    ['3', '2026-03-01T10:05:59Z', '2026-03-01T10:03:00Z'],
    ['5', '2026-03-01T10:04:59Z', '2026-03-01T10:00:00Z'],
    ['15', '2026-03-01T10:15:00Z', '2026-03-01T10:15:00Z'],
    ['30', '2026-03-01T10:29:59Z', '2026-03-01T10:00:00Z'],
    ['60', '2026-03-01T10:59:59Z', '2026-03-01T10:00:00Z'],
    ['120', '2026-03-01T11:59:59Z', '2026-03-01T10:00:00Z'],
    ['240', '2026-03-01T11:59:59Z', '2026-03-01T08:00:00Z'],
    ['1D', '2026-03-01T23:59:59Z', '2026-03-01T00:00:00Z'],
    ['1W', '2026-03-01T23:59:59Z', '2026-02-23T00:00:00Z'],
    ['1W', '2026-03-02T00:00:00Z', '2026-03-02T00:00:00Z'],
    ['M', '2024-02-29T23:59:59Z', '2024-02-01T00:00:00Z'],
    ['M', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'],
  ] as const)('of resolution %s that holds %s begins at %s', (resolution, second, start) => {
    expect(candleStart(at(second), resolution)).toBe(at(start));
  });

  it('begins no later than what it holds, and one that begins there holds it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), fc.constantFrom(...resolutions), (second, resolution) => {
        const start = candleStart(second, resolution);
        expect(start).toBeLessThanOrEqual(second);
        expect(candleStart(start, resolution)).toBe(start);
      }),
    );
  });
});

const candle = (second: number, open: string, high: string, low: string, close: string, volume: string): Candle => ({
  at: second,
  open,
  high,
  low,
  close,
  volume,
});

describe('longer candles [DOM-196]', () => {
  it('open with the first, close with the last, and reach as far as any', () => {
    const minutes = [candle(0, '2', '5', '1', '3', '10'), candle(60, '3', '4', '0.5', '4', '0.5')];
    expect(mergeCandles(minutes, '5')).toEqual([candle(0, '2', '5', '0.5', '4', '10.5')]);
  });

  it('lose no volume and leave out what holds nothing', () => {
    const volumes = fc.array(fc.record({ gap: fc.integer({ min: 1, max: 40 }), volume: fc.nat(1000) }));
    fc.assert(
      fc.property(volumes, fc.constantFrom(...resolutions), (steps, resolution) => {
        let second = 0;
        const minutes = steps.map(({ gap, volume }) =>
          candle((second += gap * 60), '1', '1', '1', '1', String(volume)),
        );
        const merged = mergeCandles(minutes, resolution);
        expect(sum(merged.map(({ volume }) => volume))).toBe(sum(minutes.map(({ volume }) => volume)));
        expect(new Set(merged.map((one) => one.at)).size).toBe(merged.length);
      }),
    );
  });
});
