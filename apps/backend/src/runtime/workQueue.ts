interface WorkQueueOptions {
  atOnce: number;
  /** How many tasks may wait in the queue. */
  waiting: number;
}

const overloaded = (): Error => Object.assign(new Error('Too many requests are queued'), { statusCode: 503 });

/** Queues expensive work, so that a flood of it can't starve everything else. A full queue refuses further work. */
export const createWorkQueue = ({ atOnce, waiting }: WorkQueueOptions) => {
  let running = 0;
  const queue: (() => void)[] = [];

  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw overloaded();
    await new Promise<void>((resolve) => queue.push(resolve));
  };

  /** Passes the slot straight to the next task, so that no newcomer can take it first. */
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};

/** A queue for each source: whoever sends a flood waits behind it alone. A source with no work takes no memory. */
export const createWorkQueues = (options: WorkQueueOptions) => {
  const queues = new Map<string, { tasks: number; inTurn: ReturnType<typeof createWorkQueue> }>();

  return async <Value>(source: string, work: () => Promise<Value>): Promise<Value> => {
    const queue = queues.get(source) ?? { tasks: 0, inTurn: createWorkQueue(options) };
    queues.set(source, queue);
    queue.tasks += 1;
    try {
      return await queue.inTurn(work);
    } finally {
      queue.tasks -= 1;
      if (queue.tasks === 0) queues.delete(source);
    }
  };
};
