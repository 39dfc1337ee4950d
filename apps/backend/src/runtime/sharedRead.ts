/**
 * Reads once for everybody who asks while an earlier reading is under way, so that a flood takes one connection. Nobody
 * gets what began to be read before they asked.
 */
export const createSharedRead = <Value>(read: () => Promise<Value>): (() => Promise<Value>) => {
  let current: Promise<Value> | undefined;
  let next: Promise<Value> | undefined;

  const begin = (): Promise<Value> => {
    next = undefined;
    const reading = read();
    const end = (): void => {
      if (current === reading) current = undefined;
    };
    current = reading;
    reading.then(end, end);
    return reading;
  };

  return () => {
    if (!current) return begin();
    next ??= current.then(begin, begin);
    return next;
  };
};

/** The same for each key, such as a trader's. */
export const createSharedReads = <Value>(read: (key: string) => Promise<Value>): ((key: string) => Promise<Value>) => {
  const reads = new Map<string, { shared: () => Promise<Value>; asked: number }>();
  return async (key) => {
    const one = reads.get(key) ?? { shared: createSharedRead(() => read(key)), asked: 0 };
    reads.set(key, one);
    one.asked += 1;
    try {
      return await one.shared();
    } finally {
      one.asked -= 1;
      if (one.asked === 0) reads.delete(key);
    }
  };
};
