import { expect, it } from 'vitest';
import { backoff } from './backoff';

const range = { firstMs: 500, longestMs: 8_000 };

it('each failure in a row doubles the pause, up to the longest', () => {
  expect([1, 2, 3, 4, 5, 6].map((failures) => backoff(failures, range))).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 8_000,
  ]);
});

it('a first pause beyond the longest is cut, and an outage of years stays a number', () => {
  expect([backoff(1, { firstMs: 9_000, longestMs: 8_000 }), backoff(1e9, range)]).toEqual([8_000, 8_000]);
});
