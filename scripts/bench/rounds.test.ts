import { expect, it } from 'vitest';
import { createRounds } from './rounds';

it('figures that are measured together are measured once per round, whichever is read first', async () => {
  let measured = 0;
  const sideOf = createRounds(async () => {
    measured += 1;
    return { width: measured, height: measured * 10 };
  });
  const [width, height, again] = [sideOf((one) => one.width), sideOf((one) => one.height), sideOf((one) => one.width)];
  expect([await width(), await width()]).toEqual([1, 2]);
  expect([await height(), await height(), await height()]).toEqual([10, 20, 30]);
  expect([await again(), await again(), await again()]).toEqual([1, 2, 3]);
  expect(measured).toBe(3);
});
