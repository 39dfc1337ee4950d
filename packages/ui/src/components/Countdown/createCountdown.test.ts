import { reloadAfterDisablingMs, resendPauseMs } from '@exchange/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCountdown } from './createCountdown';

const start = 1_700_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});

afterEach(() => {
  vi.useRealTimers();
});

const countdownTo = (deadline: number) => {
  const wakers = new Set<() => void>();
  const countdown = createCountdown({
    deadline,
    now: () => Date.now(),
    onWake: (look) => {
      wakers.add(look);
      return () => wakers.delete(look);
    },
  });
  const wake = () => {
    for (const look of wakers) look();
  };
  return { countdown, wake, wakers };
};

/** The seconds shown, and when each first appeared. */
const seenOf = ({ countdown }: ReturnType<typeof countdownTo>) => {
  const seen: [atMs: number, seconds: number][] = [];
  const stop = countdown.subscribe(() => seen.push([Date.now() - start, countdown.secondsLeft()]));
  return { seen, stop };
};

describe('a countdown', () => {
  it('shows whole seconds, each for its full length', () => {
    const { seen } = seenOf(countdownTo(start + reloadAfterDisablingMs));
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual([
      [0, 4],
      [100, 3],
      [1100, 2],
      [2100, 1],
      [3100, 0],
    ]);
  });

  it('stays in step with the clock if a timer is late', () => {
    const countdown = countdownTo(start + resendPauseMs.login);
    const { seen } = seenOf(countdown);
    vi.setSystemTime(start + 400);
    vi.advanceTimersByTime(1000);
    vi.advanceTimersByTime(600);
    expect(seen).toEqual([
      [0, 60],
      [1400, 59],
      [2000, 58],
    ]);
  });

  it('is correct as soon as the page wakes', () => {
    const page = countdownTo(start + resendPauseMs.withdrawal);
    const { seen } = seenOf(page);
    vi.setSystemTime(start + 78_500);
    page.wake();
    expect(seen.at(-1)).toEqual([78_500, 42]);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('stops its timer once it is done or has no subscribers', () => {
    const page = countdownTo(start + 2000);
    const { stop } = seenOf(page);
    expect(vi.getTimerCount()).toBe(1);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(page.wakers.size).toBe(0);
    seenOf(page);
    vi.advanceTimersByTime(2000);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the end of a countdown', () => {
  it('is reported when the deadline has passed, not before', () => {
    const done = vi.fn();
    countdownTo(start + resendPauseMs.login).countdown.onDone(done);
    vi.advanceTimersByTime(resendPauseMs.login - 1);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it('is reported once if the page slept past it, however often it wakes', () => {
    const done = vi.fn();
    const { countdown, wake } = countdownTo(start + resendPauseMs.login);
    countdown.onDone(done);
    vi.setSystemTime(start + 3_600_000);
    wake();
    wake();
    vi.advanceTimersByTime(120_000);
    expect(done).toHaveBeenCalledOnce();
  });

  it('is reported immediately if it has passed, and not again on the next subscription', () => {
    const done = vi.fn();
    const { countdown } = countdownTo(start - 1);
    countdown.onDone(done)();
    countdown.onDone(done)();
    expect(done).toHaveBeenCalledOnce();
  });

  it('does not call a listener that has unsubscribed', () => {
    const done = vi.fn();
    countdownTo(start + 1000).countdown.onDone(done)();
    vi.advanceTimersByTime(2000);
    expect(done).not.toHaveBeenCalled();
  });
});
