/** Everybody who waits keeps a connection open. */
const mostAtOnce = 200;

/** Fewer than the calls of one network that are answered at once, so that others there are still served. */
const mostOfNetwork = 2;

/** What became of a client that was to wait: there may be no room for more of its network, or for anybody. */
export type Wait = 'over' | 'no room for its network' | 'no room';

export type Slowing = ReturnType<typeof createSlowing>;

/** Has clients wait for their answer, as many at once as the server can bear. */
export const createSlowing = (pause: (ms: number) => Promise<void>) => {
  const waiting = new Map<string, number>();
  let all = 0;

  const change = (network: string, by: 1 | -1): void => {
    all += by;
    const left = (waiting.get(network) ?? 0) + by;
    if (left === 0) waiting.delete(network);
    else waiting.set(network, left);
  };

  return {
    /** Returns at once where there is no room. */
    wait: async (network: string, ms: number): Promise<Wait> => {
      if ((waiting.get(network) ?? 0) >= mostOfNetwork) return 'no room for its network';
      if (all >= mostAtOnce) return 'no room';
      change(network, 1);
      try {
        await pause(ms);
      } finally {
        change(network, -1);
      }
      return 'over';
    },
    /** Waits until so long after `since`, by `performance.now()`, so that what was done meanwhile can't be told by its time. */
    untilAfter: (ms: number, since: number): Promise<void> => pause(Math.max(0, since + ms - performance.now())),
  };
};
