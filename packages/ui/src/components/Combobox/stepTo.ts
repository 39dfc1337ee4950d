type Step = (index: number, count: number) => number;

const steps: Partial<Record<string, Step>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (Math.max(index, 0) + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The index a key moves to in a list that wraps around, if any; -1 is before the first. */
export const stepTo = (key: string, index: number, count: number): number | undefined =>
  count === 0 ? undefined : steps[key]?.(index, count);
