import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshTrader } from './refreshTrader';
import { accountKey, traderKey } from './traderKeys';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list on screen, loaded once. */
const watched = async (queries: QueryClient, queryKey: readonly unknown[]) => {
  const load = vi.fn(async () => []);
  const stop = new QueryObserver(queries, { queryKey, queryFn: load }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  load.mockClear();
  return { load, stop };
};

it('loads what is on screen once for many reasons at one moment, however long they continue', async () => {
  const queries = new QueryClient();
  const { load } = await watched(queries, [...accountKey('u-1'), 'trades']);
  for (let at = 0; at < 10; at += 1) {
    refreshTrader(queries, 'u-1');
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  expect(load).toHaveBeenCalledTimes(1);
  refreshTrader(queries, 'u-1');
  await vi.advanceTimersByTimeAsync(250);
  expect(load).toHaveBeenCalledTimes(2);
  queries.clear();
});

it("leaves alone what money doesn't change, other traders and what is off screen", async () => {
  const queries = new QueryClient();
  const profile = await watched(queries, [...traderKey('u-1'), 'profile']);
  const other = await watched(queries, [...accountKey('u-2'), 'trades']);
  const left = await watched(queries, [...accountKey('u-1'), 'funds']);
  left.stop();
  refreshTrader(queries, 'u-1');
  refreshTrader(queries, undefined);
  await vi.advanceTimersByTimeAsync(250);
  for (const { load } of [profile, other, left]) expect(load).not.toHaveBeenCalled();
  queries.clear();
});
