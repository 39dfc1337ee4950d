import { expect, it } from 'vitest';
import { formatDay } from './day';

it.each([
  ['2026-03-02', '02-03-2026'],
  ['2012-06', '06-2012'],
  ['2018', '2018'],
])('%s is shown as %s', (day, shown) => {
  expect(formatDay(day)).toBe(shown);
});
