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
