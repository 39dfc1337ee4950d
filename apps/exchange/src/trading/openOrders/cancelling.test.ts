import { expect, it } from 'vitest';
import { isWorthKeeping, ordersGone, type CancellingAll } from './cancelling';
import { cancellingSays, cancelSummary } from './texts';

const over: CancellingAll = { phase: 'over', total: 3, done: 3, cancelled: 3, closed: 0, left: 0, failed: [] };

it('a cancel all that cancelled every order leaves no summary', () => {
  expect(cancelSummary(over)).toBe('3 orders cancelled.');
  expect(cancelSummary({ ...over, total: 1, cancelled: 1 })).toBe('1 order cancelled.');
  expect(isWorthKeeping(over)).toBe(false);
  expect(isWorthKeeping({ ...over, left: 1 })).toBe(true);
});

it('an order missing from the list is no longer open, unless newer orders filled the list [TRD-158]', () => {
  expect(ordersGone(['o-1', 'o-2'], ['o-2'], 500)).toEqual(['o-1']);
  expect(ordersGone(['o-1', 'o-2'], ['o-2', 'o-3'], 2)).toEqual([]);
});

it('a cancel all that left some open says how many of how many', () => {
  const failed = [{ id: 'o-2', order: 'Sell XDC / USDT at 0.05', reason: 'The exchange is busy.' }];
  expect(cancelSummary({ ...over, total: 6, cancelled: 3, failed, closed: 1, left: 1 })).toBe(
    "3 of 6 orders cancelled. 1 couldn't be cancelled. 1 was no longer open. 1 wasn't attempted.",
  );
});

it.each([
  [{ code: 'unreachable' } as const, 'Cancelling is under process'],
  [{ code: 'timed-out' } as const, 'Cancelling is under process'],
  [{ code: 'unexpected' } as const, 'Something went wrong!'],
])("a cancel that failed says 'Cancelling is under process' if unanswered, and not otherwise: %o", (failure, text) => {
  const told = { type: 'order.notCancelled', orderId: 'o-1', failure } as const;
  expect(cancellingSays['order.notCancelled']({ ...told, isSingle: true })).toEqual({ tone: 'error', text });
  expect(cancellingSays['order.notCancelled']({ ...told, isSingle: false })).toBeUndefined();
});
