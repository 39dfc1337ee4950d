export interface Clockwork {
  now: () => number;
  /** Both schedule a call, and return a function that cancels it. */
  later: (work: () => void, milliseconds: number) => () => void;
  frame: (work: () => void) => () => void;
}

export const browserClockwork: Clockwork = {
  now: () => performance.now(),
  later: (work, milliseconds) => {
    const timer = setTimeout(work, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
  frame: (work) => {
    const frame = requestAnimationFrame(work);
    return () => {
      cancelAnimationFrame(frame);
    };
  },
};

export interface Paced {
  /** However often it is called, the work runs once, when its time has come. */
  ask: () => void;
  stop: () => void;
}

/** Runs screen updates right before paint, at most once per interval, and never while the page is hidden. */
export const paced = (work: () => void, everyMs: number, { now, later, frame } = browserClockwork): Paced => {
  let doneAt = -Infinity;
  let takeBack: (() => void) | undefined;

  const run = (): void => {
    takeBack = undefined;
    doneAt = now();
    work();
  };
  const onFrame = (): void => {
    takeBack = frame(run);
  };

  return {
    ask: () => {
      if (takeBack !== undefined) return;
      const wait = doneAt + everyMs - now();
      if (wait > 0) takeBack = later(onFrame, wait);
      else onFrame();
    },
    stop: () => {
      takeBack?.();
      takeBack = undefined;
    },
  };
};
