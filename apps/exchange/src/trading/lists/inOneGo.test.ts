import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inOneGo } from './inOneGo';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('many reasons at one moment load once, also where they do not end [TRD-212]', () => {
  const load = vi.fn();
  const refresh = inOneGo(load, 250);
  for (let at = 0; at < 10; at += 1) {
    refresh();
    vi.advanceTimersByTime(20);
  }
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(load).toHaveBeenCalledTimes(1);
  refresh();
  vi.advanceTimersByTime(250);
  expect(load).toHaveBeenCalledTimes(2);
});
