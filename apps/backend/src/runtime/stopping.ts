export interface StopStep {
  name: string;
  stop: () => Promise<unknown>;
}

/** Node.js takes a longer pause for none at all. */
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

/** One after the other, first what takes requests, last what keeps data. A step that hangs or fails holds up no other. */
export const stopInOrder = async (steps: readonly StopStep[], graceMs: number): Promise<void> => {
  for (const { name, stop } of steps) {
    try {
      await within(graceMs, stop());
    } catch (error) {
      process.stderr.write(`Stopping the ${name} failed: ${String(error)}\n`);
    }
  }
};

/** The first signal stops in good order, the second at once. */
export const onStopSignal = (stop: () => Promise<void>): void => {
  let isStopping = false;
  const receive = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void stop().then(() => process.exit(0));
  };
  process.on('SIGINT', receive);
  process.on('SIGTERM', receive);
  // A terminal that is closed. Where `nohup` has us outlive it, our output is none.
  if (process.stdout.isTTY) process.on('SIGHUP', receive);
};
