import type { Cleanup } from './cleanups';

type Listener<Value> = (value: Value) => void;

export interface Listeners<Value> {
  subscribe: (listener: Listener<Value>) => Cleanup;
  notify: (value: Value) => void;
  isEmpty: () => boolean;
}

const startNothing = (): Cleanup => () => undefined;

/**
 * Listeners are called in the order in which they subscribed. `start` runs when the first one subscribes, and the
 * cleanup it returns when the last one leaves, so that a store only works while it has listeners.
 */
export const createListeners = <Value = void>(start: () => Cleanup = startNothing): Listeners<Value> => {
  const all = new Set<Listener<Value>>();
  let stop: Cleanup | undefined;
  return {
    subscribe: (listener) => {
      const isFirst = all.size === 0;
      all.add(listener);
      if (isFirst) stop = start();
      return () => {
        if (all.delete(listener) && all.size === 0) stop?.();
      };
    },
    // A listener that subscribes during the loop receives the next value; one that leaves receives no more.
    notify: (value) => {
      for (const listener of [...all]) if (all.has(listener)) listener(value);
    },
    isEmpty: () => all.size === 0,
  };
};
