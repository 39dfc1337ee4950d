import type { After } from '../after';

interface Waiting {
  at: number;
  callBack: () => void;
}

/** Lets all work finish that isn't waiting for a timer. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A clock and timers that a test advances by hand. */
export const createHandTimers = (start = 0) => {
  const clock = { now: start };
  let waiting: Waiting[] = [];

  const after: After = (milliseconds, callBack) => {
    const timer = { at: clock.now + milliseconds, callBack };
    waiting.push(timer);
    return () => {
      waiting = waiting.filter((other) => other !== timer);
    };
  };

  /** Fires the next timer due by then, at its own time. */
  const fireNext = (until: number): boolean => {
    const next = waiting.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
    if (!next) return false;
    waiting = waiting.filter((other) => other !== next);
    clock.now = next.at;
    next.callBack();
    return true;
  };

  return {
    after,
    clock,
    settle,
    /** The time left on each pending timer. */
    pauses: (): number[] => waiting.map(({ at }) => at - clock.now),
    pass: async (milliseconds: number): Promise<void> => {
      const until = clock.now + milliseconds;
      await settle();
      while (fireNext(until)) await settle();
      clock.now = until;
    },
  };
};
