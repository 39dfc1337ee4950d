import { stopInOrder, type StopStep } from './stopping';

export interface Run {
  /** Adds what has been started; it ends before everything that was started earlier. */
  started: (step: StopStep) => void;
  /** Aborted when the process is asked to stop. */
  stopping: AbortSignal;
  /** Accepts requests for as long as possible, and releases the database last. */
  stop: (graceMs: number) => Promise<void>;
}

/** What a server's process has started, to be stopped in the opposite order. */
export const createRun = (): Run => {
  const steps: StopStep[] = [];
  const waiting = new AbortController();
  return {
    started: (step) => steps.unshift(step),
    stopping: waiting.signal,
    stop: (graceMs) => {
      waiting.abort();
      return stopInOrder([...steps], graceMs);
    },
  };
};
