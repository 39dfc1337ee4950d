import { expect, it } from 'vitest';
import { timeUntil } from './timeUntil';

it.each([
  [1_500, 500],
  [1_000, 0],
  [500, 0],
  [60 * 24 * 3_600 * 1_000, 2_147_483_647],
  [Infinity, 2_147_483_647],
])(
  'at 1000, a timer for %s takes %s: never less than nothing, nor more than a timer can hold [WAL-212]',
  (moment, delay) => {
    expect(timeUntil(moment, 1_000)).toBe(delay);
  },
);
