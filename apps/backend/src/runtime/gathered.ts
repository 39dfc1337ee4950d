/** Looks up in one go what is asked for in the same turn of the event loop, and while the last look-up was under way. */
export const createGathered = (lookUp: (ids: readonly string[]) => Promise<ReadonlySet<string>>) => {
  let next: Promise<ReadonlySet<string>> | undefined;
  let ids = new Set<string>();
  let working: Promise<unknown> = Promise.resolve();

  const begin = async (): Promise<ReadonlySet<string>> => {
    await working.catch(() => undefined);
    const asked = [...ids];
    ids = new Set();
    next = undefined;
    const found = lookUp(asked);
    working = found;
    return found;
  };

  return async (id: string): Promise<boolean> => {
    ids.add(id);
    next ??= begin();
    return (await next).has(id);
  };
};
