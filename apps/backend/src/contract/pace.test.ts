import { expect, it } from 'vitest';
import { refuse } from './handlers';
import { createPace } from './pace';

it('a token whose trader has to wait is refused alone until then, and counts nothing meanwhile [TRC-082]', () => {
  let at = 0;
  const refusal = (waitMs: number) => refuse(429, `${waitMs} ms`);
  const { known, count } = createPace({ perSecond: 10, burst: 1, now: () => at }, refusal);
  expect([known('one'), count('one', 'ada')]).toEqual([undefined, undefined]);
  expect([known('one'), count('one', 'ada')]).toEqual([undefined, refusal(100)]);
  at += 40;
  expect([known('one'), known('two'), known(undefined)]).toEqual([refusal(60), undefined, undefined]);
  expect([count('two', 'ada'), count('three', 'bob')]).toEqual([refusal(60), undefined]);
  at += 60;
  expect([known('one'), count('one', 'ada')]).toEqual([undefined, undefined]);
});
