export interface StopStep {
  name: string;
  stop: () => Promise<unknown>;
}

/** Node.js treats a longer timeout as none. */
const longestMs = 2 ** 31 - 1;

const within = (milliseconds: number, work: Promise<unknown>): Promise<unknown> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, Math.min(milliseconds, longestMs));
  });
  return Promise.race([work, limit]).finally(() => {
    clearTimeout(timer);
  });
};

/** Waits for a part that is still starting before stopping it, so that nothing of it goes on running. */
export const stopOnceStarted =
  <Part>(starting: Promise<Part>, stop: (part: Part) => Promise<unknown>) =>
  (): Promise<unknown> =>
    starting.then(stop, () => undefined);

/** Runs the steps in order: request handling first, storage last. A step that hangs or fails doesn't block the rest. */
export const stopInOrder = async (steps: readonly StopStep[], graceMs: number): Promise<void> => {
  for (const { name, stop } of steps) {
    try {
      await within(graceMs, stop());
    } catch (error) {
      process.stderr.write(`Stopping the ${name} failed: ${String(error)}\n`);
    }
  }
};

/** The first signal shuts down cleanly, the second at once. */
export const onStopSignal = (stop: () => Promise<void>): void => {
  let isStopping = false;
  const receive = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void stop().then(() => process.exit(0));
  };
  process.on('SIGINT', receive);
  process.on('SIGTERM', receive);
  // Sent when the terminal closes. Under `nohup`, which lets us outlive it, our output isn't a terminal.
  if (process.stdout.isTTY) process.on('SIGHUP', receive);
};
