import { expect, it } from 'vitest';
import { defaultResolution, resolutions, timeFrames } from './chart';
import type { PairName } from './pairs';
import { changeColour, latestDirection, movement, readDayChange } from './dayChange';

it.each([
  ['0.01', 'green'],
  ['0', 'green'],
  ['-0.01', 'red'],
])('a change of %s is %s [DOM-087]', (change, colour) => {
  expect(changeColour(change)).toBe(colour);
});

it.each([
  ['1.98', 'green', '1.98'],
  ['-0.50', 'red', '-0.5'],
  ['0.5', 'red', '-0.5'],
  ['-0.5', 'green', '-0.5'],
  [0, 'red', '0'],
  [1e-7, undefined, '0.0000001'],
])('%j in %s is a change of %s', (percentChange, colour, change) => {
  expect(readDayChange({ percentChange, colour })).toBe(change);
});

it.each([NaN, 'NaN', null, undefined, ''])('%j is no change', (percentChange) => {
  expect(readDayChange({ percentChange, colour: 'green' })).toBeUndefined();
});

it.each([
  ['1.01', '1', 'up'],
  ['1', '1.00', 'flat'],
  ['0.99', '1', 'down'],
])('%s after %s points %s [DOM-088]', (latest, before, direction) => {
  expect(movement(before, latest)).toBe(direction);
});

it.each<[trades: string, pair: PairName, direction: string]>([
  ['0.05 sell, 0.049 buy', 'XDC-USDT', 'up'],
  ['0.05 buy, 0.051 buy', 'XDC-USDT', 'down'],
  ['0.05 buy, 0.050 buy, 0.051 sell, 0.04 buy', 'XDC-USDT', 'down'],
  ['0.05 buy', 'XDC-USDT', 'up'],
  ['0.05 sell, 0.05 buy', 'XDC-USDT', 'down'],
  ['1 sell, 0.99 buy', 'XDC-XDCE', 'down'],
  ['1 buy, 1.01 buy', 'XDC-XDCE', 'up'],
  ['', 'XDC-USDT', 'flat'],
])('the latest price of the trades %j of %s points %s [DOM-400]', (trades, pair, direction) => {
  const newestFirst = [...trades.matchAll(/([\d.]+) (buy|sell)/g)].map(([, price = '', side]) => ({
    price,
    side: side === 'buy' ? ('buy' as const) : ('sell' as const),
  }));
  expect(latestDirection(newestFirst, pair)).toBe(direction);
});

it('charts offer eleven resolutions, 15 minutes by default, and seven time frames', () => {
  expect(resolutions.join(' ')).toBe('1 3 5 15 30 60 120 240 1D 1W M');
  expect(defaultResolution).toBe('15');
  expect(timeFrames.join(' ')).toBe('5y 1y 6m 3m 1m 5d 1d');
});
