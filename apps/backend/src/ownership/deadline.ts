/** Milliseconds by two clocks: one stands still while a machine sleeps, the other can be set. */
export interface Clocks {
  running: () => number;
  wall: () => number;
}

interface Moment {
  running: number;
  wall: number;
}

const systemClocks: Clocks = { running: () => performance.now(), wall: Date.now };

/**
 * How long something counts that was confirmed a moment ago. Over as soon as either clock says so: a doubt costs a
 * question to the database, and trust in the wrong clock could cost money.
 */
export const createDeadline = (lengthMs: number, clocks: Clocks = systemClocks) => {
  let until: Moment | undefined;
  return {
    /** Taken before asking, so that the time the answer takes is not counted as ours. */
    from: (): Moment => ({ running: clocks.running(), wall: clocks.wall() }),
    moveTo: ({ running, wall }: Moment): void => {
      until = { running: running + lengthMs, wall: wall + lengthMs };
    },
    end: (): void => {
      until = undefined;
    },
    isAhead: (): boolean => until !== undefined && clocks.running() < until.running && clocks.wall() < until.wall,
  };
};
