import { expect, it } from 'vitest';
import { counted } from './count';

it.each([
  [0, '0 orders'],
  [1, '1 order'],
  [2, '2 orders'],
  [100_000, '100,000 orders'],
])('%i is counted as %s', (count, words) => {
  expect(counted(count, 'order')).toBe(words);
});

it('a plural of its own can be named', () => {
  expect([counted(1, 'loss', 'losses'), counted(2, 'loss', 'losses')]).toEqual(['1 loss', '2 losses']);
});
