import { expect, it } from 'vitest';
import { plainDecimal } from './plainDecimal';

it.each([
  ['0.500000', '0.5'],
  ['0.000000000000000000', '0'],
  ['10000.000000000000000000', '10000'],
  ['-1.250', '-1.25'],
  ['100', '100'],
])('%s from the database goes out as %s', (stored, sent) => {
  expect(plainDecimal(stored)).toBe(sent);
});
