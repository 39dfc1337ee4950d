import { expect, it } from 'vitest';
import { unitsText } from './units';

it.each([
  [1250, 4, '0.1250'],
  [5, 8, '0.00000005'],
  [9_180_000, 2, '91800.00'],
  [0, 2, '0.00'],
  [318, 0, '318'],
])('%i units of %i decimals are %s [MKT-002]', (units, decimals, text) => {
  expect(unitsText(units, decimals)).toBe(text);
});
