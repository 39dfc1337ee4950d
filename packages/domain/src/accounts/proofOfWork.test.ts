import { expect, it } from 'vitest';
import { leadingZeroBits } from './proofOfWork';

it.each([
  [[255, 0], 0],
  [[127], 1],
  [[1, 255], 7],
  [[0, 128], 8],
  [[0, 1], 15],
  [[0, 0], 16],
])('the work in %j is %i bits [DOM-430]', (bytes, bits) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits);
});
