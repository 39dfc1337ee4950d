import type { After } from '../after';

interface Waiting {
  at: number;
  callBack: () => void;
}

/** Lets everything that waits for no timer come to its end. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Time that passes when it is told to. */
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

  /** The next one that is due by then, at its own time. */
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
    /** How long until each of those that wait. */
    pauses: (): number[] => waiting.map(({ at }) => at - clock.now),
    pass: async (milliseconds: number): Promise<void> => {
      const until = clock.now + milliseconds;
      await settle();
      while (fireNext(until)) await settle();
      clock.now = until;
    },
  };
};
