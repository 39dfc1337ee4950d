import { expect, it } from 'vitest';
import { charactersLeft } from './charactersLeft';

it.each([
  [0, ''],
  [479, ''],
  [480, '20 characters left.'],
  [481, ''],
  [490, '10 characters left.'],
  [499, ''],
  [500, 'No characters left.'],
  [501, 'Too many characters.'],
  [520, 'Too many characters.'],
])('with %i of 500 typed, screen readers announce %j', (typed, told) => {
  expect(charactersLeft(typed, 500)).toBe(told);
});
