import { expect, it } from 'vitest';
import { createSlowing } from './slowing';

it('makes two of a network wait at once, and 200 in total; the others get no room [ACC-288]', async () => {
  const ends: (() => void)[] = [];
  const slowing = createSlowing(() => new Promise((resolve) => ends.push(resolve)));
  const waiting = [slowing.wait('one', 2_000), slowing.wait('one', 2_000)];
  expect(await slowing.wait('one', 2_000)).toBe('no room for its network');
  for (let number = 0; number < 198; number += 1) waiting.push(slowing.wait(`other ${String(number)}`, 2_000));
  expect(await slowing.wait('another', 2_000)).toBe('no room');
  for (const end of ends) end();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['over']));
  const again = slowing.wait('one', 2_000);
  ends.at(-1)?.();
  expect(await again).toBe('over');
});
