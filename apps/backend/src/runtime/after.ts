/** Calls back after a pause; the returned function cancels it. */
export type After = (milliseconds: number, callBack: () => void) => () => void;

/** Longer timers would fire at once. */
export const longestTimerMs = 2 ** 31 - 1;

/** Uses Node.js timers that don't keep the process alive. */
export const afterPause: After = (milliseconds, callBack) => {
  const timer = setTimeout(callBack, Math.min(milliseconds, longestTimerMs));
  timer.unref();
  return () => clearTimeout(timer);
};
