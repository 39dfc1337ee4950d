import type { Registry } from 'prom-client';
import { afterPause, type After } from './after';
import { backgroundMetrics } from './backgroundMetrics';
import { createRunner, type Job, type JobContext, type JobHandle, type Runner } from './job';

export interface BackgroundWorkOptions {
  log: JobContext['log'];
  registry: Registry;
  /** Milliseconds since 1970. */
  now: () => number;
  random?: () => number;
  after?: After;
  isCopyHeld?: JobContext['isCopyHeld'];
}

export interface BackgroundWork {
  /** Starts the job with the others, or at once if they have already started. */
  add: (job: Job) => JobHandle;
  start: () => void;
  /** Stops the jobs one by one in reverse order, because jobs are added after those they depend on. */
  stop: () => Promise<void>;
}

/** Runs everything that the server does on its own, so that it is all paced, retried, counted and stopped alike. */
export const createBackgroundWork = (options: BackgroundWorkOptions): BackgroundWork => {
  const { log, registry, now, random = Math.random, after = afterPause, isCopyHeld = async () => false } = options;
  const context = { log, metrics: backgroundMetrics(registry, now), random, after, isCopyHeld };
  const runners: Runner[] = [];
  let isStarted = false;
  let stopped: Promise<void> | undefined;

  const stopAll = async (): Promise<void> => {
    for (const runner of runners.reverse()) await runner.stop();
  };

  return {
    add: (job) => {
      const runner = createRunner(job, context);
      runners.push(runner);
      if (isStarted && !stopped) runner.start();
      return runner;
    },
    start: () => {
      isStarted = true;
      for (const runner of runners) runner.start();
    },
    stop: () => (stopped ??= stopAll()),
  };
};
