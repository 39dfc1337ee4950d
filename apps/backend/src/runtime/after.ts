/** Calls back after a pause, unless what it returns is called before. */
export type After = (milliseconds: number, callBack: () => void) => () => void;

/** A timer that is set to more fires at once. */
const longestTimerMs = 2 ** 31 - 1;

/** By the timers of Node.js, none of which keeps a process alive that has nothing else to do. */
export const afterPause: After = (milliseconds, callBack) => {
  const timer = setTimeout(callBack, Math.min(milliseconds, longestTimerMs));
  timer.unref();
  return () => clearTimeout(timer);
};
