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
}

export interface BackgroundWork {
  /** Begins with the others, or at once where they have begun. */
  add: (job: Job) => JobHandle;
  start: () => void;
  /** Ends one job after the other, the one added last first: what builds on others was added after them. */
  stop: () => Promise<void>;
}

/** All that a server does without being called, under one roof: paced, retried, counted and stopped in one way. */
export const createBackgroundWork = (options: BackgroundWorkOptions): BackgroundWork => {
  const { log, registry, now, random = Math.random, after = afterPause } = options;
  const context = { log, metrics: backgroundMetrics(registry, now), random, after };
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
