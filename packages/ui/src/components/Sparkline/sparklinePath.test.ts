import { expect, it } from 'vitest';
import { sparklinePath } from './sparklinePath';

it.each([
  ['a rise', ['1', '2'], 'M0 100L100 0'],
  ['a fall and a recovery', ['0.0000000003', '0.0000000001', '0.0000000003'], 'M0 0L50 100L100 0'],
  ['a price that never moved', ['1', '1', '1'], 'M0 50L50 50L100 50'],
  ['a single price', ['1'], undefined],
  ['no price', [], undefined],
])('the line of %s', (_, values, path) => {
  expect(sparklinePath(values)).toBe(path);
});
