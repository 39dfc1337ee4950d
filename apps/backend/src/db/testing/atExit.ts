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

/** Where somebody else listens to the signal, that listener decides whether the process ends. */
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

/** Does the work when this process ends, by itself or by a signal, or when what is returned is called; once. */
export const atExit = (work: () => void): (() => void) => {
  if (pending.size === 0) listen();
  pending.add(work);
  return () => {
    if (!pending.delete(work)) return;
    if (pending.size === 0) stopListening();
    work();
  };
};
