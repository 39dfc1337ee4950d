import { expect, it } from 'vitest';
import { stepOf } from './sequence';

it.each([
  [undefined, 0, 'first'],
  [undefined, 48211, 'first'],
  [0, 1, 'next'],
  [48210, 48211, 'next'],
  [48210, 48210, 'repeated'],
  [48210, 48212, 'gap'],
  [48210, 48209, 'gap'],
  [48210, 0, 'gap'],
])('after %s comes %i: %s [CAL-259]', (last, seq, step) => {
  expect(stepOf(last, seq)).toBe(step);
});
