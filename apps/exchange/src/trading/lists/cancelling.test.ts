import { expect, it } from 'vitest';
import { isWorthKeeping, ordersGone, summaryWords, type CancellingAll } from './cancelling';

const over: CancellingAll = { phase: 'over', total: 3, done: 3, cancelled: 3, closed: 0, left: 0, failed: [] };

it('a cancel all that cancelled every order leaves no summary [TRD-174]', () => {
  expect(summaryWords(over)).toBe('3 orders cancelled.');
  expect(isWorthKeeping(over)).toBe(false);
  expect(isWorthKeeping({ ...over, left: 1 })).toBe(true);
});

it('an order missing from the list is no longer open, unless newer orders filled the list [TRD-158]', () => {
  expect(ordersGone(['o-1', 'o-2'], ['o-2'], 500)).toEqual(['o-1']);
  expect(ordersGone(['o-1', 'o-2'], ['o-2', 'o-3'], 2)).toEqual([]);
});
