import { expect, it } from 'vitest';
import { stepTo } from './stepTo';

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', -1, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowDown', 0, 0, undefined],
  ['a', 1, 3, undefined],
])('%s at %d of %d leads to %s', (key, index, count, next) => {
  expect(stepTo(key, index, count)).toBe(next);
});
