import { expect, it } from 'vitest';
import { addressGroups } from './addressGroups';

it.each([
  ['rN7n7otQDd', ['rN7n', '7otQ', 'Dd']],
  ['xdc5d2f1a4b', ['xdc', '5d2f', '1a4b']],
  ['0x1f3a4b', ['0x', '1f3a', '4b']],
  ['bitcoincash:qpm2qs', ['bitcoincash:', 'qpm2', 'qs']],
  ['12', ['12']],
  ['', []],
])('%j is read in groups of four, after a prefix that says its chain', (value, groups) => {
  expect(addressGroups(value)).toEqual(groups);
  expect(groups.join('')).toBe(value);
});
