export type Unsubscribe = () => void;

/** Who is told of something, in the order in which they came. */
export const createListeners = <Value>() => {
  const all = new Set<(value: Value) => void>();
  return {
    add: (listener: (value: Value) => void): Unsubscribe => {
      all.add(listener);
      return () => all.delete(listener);
    },
    isEmpty: (): boolean => all.size === 0,
    /** Who comes meanwhile hears the next; who goes meanwhile hears no more. */
    tell: (value: Value): void => {
      for (const listener of [...all]) if (all.has(listener)) listener(value);
    },
  };
};
