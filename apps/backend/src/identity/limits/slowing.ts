/** Everybody who waits keeps a connection open. */
const mostAtOnce = 200;

/** Fewer than the calls of one network that are answered at once, so that others there are still served. */
const mostOfNetwork = 2;

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
    /** Returns whether there was room to wait; if not, it returns at once. */
    wait: async (network: string, ms: number): Promise<boolean> => {
      if (all >= mostAtOnce || (waiting.get(network) ?? 0) >= mostOfNetwork) return false;
      change(network, 1);
      try {
        await pause(ms);
      } finally {
        change(network, -1);
      }
      return true;
    },
  };
};
