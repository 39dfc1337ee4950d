interface TurnsOptions {
  atOnce: number;
  /** How many may wait for their turn. */
  waiting: number;
}

const overloaded = (): Error => Object.assign(new Error('Too many requests are queued'), { statusCode: 503 });

/** Work that is dear takes turns, so that a flood of it starves nothing else; who finds the queue full is turned away. */
export const createTurns = ({ atOnce, waiting }: TurnsOptions) => {
  let running = 0;
  const queue: (() => void)[] = [];

  const comeIn = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw overloaded();
    await new Promise<void>((resolve) => queue.push(resolve));
  };

  /** The place is handed on, so that nobody slips in between. */
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    await comeIn();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
