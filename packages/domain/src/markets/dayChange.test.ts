import { expect, it } from 'vitest';
import { defaultResolution, resolutions, timeFrames } from './chart';
import { changeColour, movement, readDayChange } from './dayChange';

it.each([
  ['0.01', 'green'],
  ['0', 'green'],
  ['-0.01', 'red'],
])('a change of %s is %s', (change, colour) => {
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

it('charts offer eleven resolutions, 15 minutes by default, and seven time frames', () => {
  expect(resolutions.join(' ')).toBe('1 3 5 15 30 60 120 240 1D 1W M');
  expect(defaultResolution).toBe('15');
  expect(timeFrames.join(' ')).toBe('5y 1y 6m 3m 1m 5d 1d');
});
