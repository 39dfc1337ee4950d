const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const pending = new Set<() => void>();

const doAll = (): void => {
  for (const work of pending) {
    pending.delete(work);
    work();
  }
};

const stopListening = (): void => {
  process.off('exit', doAll);
  for (const signal of endingSignals) process.off(signal, endBySignal);
};

/** If there is another listener for the signal, that one decides whether the process ends. */
const endBySignal = (signal: NodeJS.Signals): void => {
  if (process.listenerCount(signal) > 1) return;
  doAll();
  stopListening();
  process.kill(process.pid, signal);
};

const listen = (): void => {
  process.on('exit', doAll);
  for (const signal of endingSignals) process.on(signal, endBySignal);
};

/** Does the work once: when this process exits, is ended by a signal, or calls the returned function. */
export const atExit = (work: () => void): (() => void) => {
  if (pending.size === 0) listen();
  pending.add(work);
  return () => {
    if (!pending.delete(work)) return;
    if (pending.size === 0) stopListening();
    work();
  };
};
