const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Lets an interrupted command clean up: the work checks the signal between its steps. */
export const interruptible = async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
  const interruption = new AbortController();
  const interrupt = () => {
    if (interruption.signal.aborted) return;
    console.error('\nShutting down…');
    interruption.abort();
  };
  for (const name of signals) process.on(name, interrupt);
  try {
    await work(interruption.signal);
  } catch (error) {
    if (!interruption.signal.aborted) throw error;
  } finally {
    for (const name of signals) process.off(name, interrupt);
  }
  if (interruption.signal.aborted) process.exitCode = 130;
};
