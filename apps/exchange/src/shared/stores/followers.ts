const doNothing = (): void => undefined;

/** For who follows a store only at times. */
export const followNothing = () => doNothing;

/** Who is told of a store. One that works only while there is anybody begins with the first and ends with the last. */
export const createFollowers = (begin: () => void = doNothing, end: () => void = doNothing) => {
  const listeners = new Set<() => void>();
  return {
    tell: (): void => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      if (listeners.size === 1) begin();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end();
      };
    },
  };
};
