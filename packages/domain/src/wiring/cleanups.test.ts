import { expect, it } from 'vitest';
import { cleanups } from './cleanups';

it('cleanups run in order and once, with those that were added later', () => {
  const ran: string[] = [];
  const all = [() => void ran.push('first')];
  const run = cleanups(all);
  all.push(() => void ran.push('second'));
  run();
  run();
  expect(ran).toEqual(['first', 'second']);
});
