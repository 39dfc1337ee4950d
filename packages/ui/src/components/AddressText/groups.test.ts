import { expect, it } from 'vitest';
import { groupsOf } from './groups';

it.each([
  ['rN7n7otQDd', ['rN7n', '7otQ', 'Dd']],
  ['xdc5d2f1a4b', ['xdc', '5d2f', '1a4b']],
  ['0x1f3a4b', ['0x', '1f3a', '4b']],
  ['12', ['12']],
  ['', []],
])('%j is read in groups of four, after a prefix that says its chain', (value, groups) => {
  expect(groupsOf(value)).toEqual(groups);
  expect(groups.join('')).toBe(value);
});
