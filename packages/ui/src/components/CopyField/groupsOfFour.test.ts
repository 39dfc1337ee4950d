import { expect, it } from 'vitest';
import { groupsOfFour } from './groupsOfFour';

it.each([
  ['0x1f3a4b7c9e80', ['0x', '1f3a', '4b7c', '9e80']],
  ['xdc5d2f1a4b7', ['xdc', '5d2f', '1a4b', '7']],
  ['bitcoincash:qpm2qs', ['bitcoincash:', 'qpm2', 'qs']],
  ['rN7n7otQDd6F', ['rN7n', '7otQ', 'Dd6F']],
  ['100001', ['1000', '01']],
  ['', []],
])('sets %j in groups of four after its prefix, and loses no character', (value, groups) => {
  expect(groupsOfFour(value)).toEqual(groups);
  expect(groupsOfFour(value).join('')).toBe(value);
});
