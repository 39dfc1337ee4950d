import { expect, it } from 'vitest';
import { sharpSide } from './sharpSide';

it.each([
  [228, 37, 222],
  [228, 41, 205],
  [228, 57, 228],
  [160, 41, 123],
  [40, 53, 53],
  [228, 0, 228],
])('in %d pixels a code of %d modules is %d pixels wide', (size, modules, side) => {
  expect(sharpSide(size, modules)).toBe(side);
});
