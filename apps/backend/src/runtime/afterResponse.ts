export type AfterResponse = ReturnType<typeof createAfterResponse>;

/** Runs work after the answer, so its duration can't be measured. Closing waits until it is done. */
export const createAfterResponse = (onError: (error: unknown) => void) => {
  const running = new Set<Promise<void>>();
  return {
    run: (work: () => Promise<void>): void => {
      const task = work()
        .catch(onError)
        .finally(() => running.delete(task));
      running.add(task);
    },
    settled: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
};
