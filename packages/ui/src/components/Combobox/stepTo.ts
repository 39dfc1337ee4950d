type Step = (index: number, count: number) => number;

const steps: Partial<Record<string, Step>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (Math.max(index, 0) + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Where a key leads in a list that goes round, if it leads anywhere; -1 is before it all. */
export const stepTo = (key: string, index: number, count: number): number | undefined =>
  count === 0 ? undefined : steps[key]?.(index, count);
