import { expect, it } from 'vitest';
import { withDays } from './withDays';

it.each([
  ['0:42', '0:42'],
  ['23:59:59', '23:59:59'],
  ['24:00:00', '1 day 0:00:00'],
  ['1804:05:06', '75 days 4:05:06'],
])('a countdown of %s reads %s', (left, text) => {
  expect(withDays(left)).toBe(text);
});
