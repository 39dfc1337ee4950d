export interface Clockwork {
  now: () => number;
  /** Both call back, and give what takes it back. */
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
  /** However often it is asked, the work is done once, and no sooner than its time has come. */
  ask: () => void;
  stop: () => void;
}

/** Work for the screen: right before it is painted, so often at most, and not at all while the page is hidden. */
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
