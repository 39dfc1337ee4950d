/** Milliseconds by two clocks: one stops while the machine sleeps, the other can be set. */
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
 * How long a confirmation stays valid. It ends as soon as either clock says so: a false alarm only costs a
 * query, but trusting the wrong clock could cost money.
 */
export const createDeadline = (lengthMs: number, clocks: Clocks = systemClocks) => {
  let until: Moment | undefined;
  return {
    /** Taken before the query is sent, so that the time until its answer isn't added to ours. */
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
