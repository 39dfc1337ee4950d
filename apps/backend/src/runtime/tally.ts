export interface Tally {
  of: (name: string) => number;
  /** Counts one more; what it returns takes it off again. */
  add: (name: string) => () => void;
}

/** How many there are of each name right now. A name with none takes no memory. */
export const createTally = (): Tally => {
  const counts = new Map<string, number>();
  const of = (name: string): number => counts.get(name) ?? 0;
  return {
    of,
    add: (name) => {
      counts.set(name, of(name) + 1);
      return () => {
        if (of(name) > 1) counts.set(name, of(name) - 1);
        else counts.delete(name);
      };
    },
  };
};
