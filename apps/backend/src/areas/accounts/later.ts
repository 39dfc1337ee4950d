export type Later = ReturnType<typeof createLater>;

/** For work whose length must not show in the time of the answer. Whoever closes waits until it is done. */
export const createLater = (onError: (error: unknown) => void) => {
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
