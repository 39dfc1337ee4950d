import { backoff } from '@exchange/domain';
import type { After } from './after';
import type { BackgroundMetrics, Outcome } from './backgroundMetrics';

/** A task that the server repeats for as long as it runs. */
export interface Job {
  /** The name in the log and in metrics. */
  name: string;
  /** The pause between the end of one run and the start of the next. */
  everyMs: number;
  /** The pause before the first run; none by default. */
  firstAfterMs?: number;
  /** The share by which pauses vary, so that processes don't run in step. 0 if the exact interval matters. */
  jitter?: number;
  /** It reaches outside the exchange, or acts by the clock: not in a restored copy that nobody has confirmed. */
  isHeldInCopy?: true;
  /** Should finish soon after the signal is aborted; the stop waits for it. */
  work: (stopping: AbortSignal) => Promise<void>;
  /** Releases what the job holds, once its last run is over. */
  close?: () => void | Promise<void>;
}

export interface JobHandle {
  /**
   * Requests a run now, or another one after the current run. After a failure it joins the next try, so that requests
   * don't defeat the back-off. Resolves when that run is over, even if it failed.
   */
  ask: () => Promise<void>;
}

type WriteLine = (fields: Record<string, unknown>, message: string) => void;

export interface JobContext {
  log: Record<'debug' | 'info' | 'warn', WriteLine>;
  metrics: BackgroundMetrics;
  /** From 0 to 1. */
  random: () => number;
  after: After;
  /** Whether this is a restored copy that nobody has confirmed yet. */
  isCopyHeld: () => Promise<boolean>;
}

const usualJitter = 0.1;

/** Rare jobs are retried soon, and frequent ones don't hammer a database that is down. */
const retriesOf = ({ everyMs }: Job) => ({ firstMs: Math.min(everyMs, 5_000), longestMs: Math.max(everyMs, 30_000) });

/** Logs the first failure in a row, then fewer and fewer, so the log of an outage of hours stays readable. */
const isWorthWarning = (failures: number): boolean => Number.isInteger(Math.log2(failures));

/** Counts failures in a row, and logs what an operator needs to know about them. */
const createRecord = (job: Job, { log, metrics }: JobContext) => {
  const { name } = job;
  let failures = 0;
  const count = (outcome: Outcome, began: number) => metrics.onRun(name, outcome, performance.now() - began);
  return {
    isFailing: () => failures > 0,
    pauseMs: () => (failures === 0 ? job.everyMs : backoff(failures, retriesOf(job))),
    succeeded: (began: number): void => {
      count('done', began);
      if (failures > 0) log.info({ job: name, failures }, 'Background work is back to normal');
      failures = 0;
    },
    failed: (began: number, error: unknown): void => {
      count('failed', began);
      failures += 1;
      const nextTryMs = backoff(failures, retriesOf(job));
      const level = isWorthWarning(failures) ? 'warn' : 'debug';
      log[level]({ job: name, err: error, failures, nextTryMs }, 'Background work failed and will be retried');
    },
  };
};

export type Runner = ReturnType<typeof createRunner>;

/** Runs one job, never twice at the same time. */
export const createRunner = (job: Job, context: JobContext) => {
  const { name, firstAfterMs = 0, jitter = usualJitter, isHeldInCopy = false, work, close } = job;
  const { log, random, after, isCopyHeld } = context;
  const record = createRecord(job, context);
  const stopping = new AbortController();
  const { signal } = stopping;
  let isStarted = false;
  let isRunning = false;
  let running = Promise.resolve();
  let cancel = (): void => undefined;
  /** Requests made since the last run began. */
  let asking: (() => void)[] = [];

  const attempt = async (): Promise<void> => {
    const began = performance.now();
    try {
      const isHeld = isHeldInCopy && (await isCopyHeld());
      // Work that begins after the signal would wait for it forever.
      if (!isHeld && !signal.aborted) await work(signal);
      record.succeeded(began);
    } catch (error) {
      if (signal.aborted) log.debug({ job: name, err: error }, 'Background work was interrupted by shutdown');
      else record.failed(began, error);
    }
  };

  const schedule = (pauseMs: number): void => {
    cancel = after(pauseMs * (1 + jitter * (2 * random() - 1)), begin);
  };

  const run = async (): Promise<void> => {
    isRunning = true;
    const askedBefore = asking;
    asking = [];
    await attempt();
    isRunning = false;
    for (const resolve of askedBefore) resolve();
    if (signal.aborted) return;
    const isAskedAgain = asking.length > 0 && !record.isFailing();
    schedule(isAskedAgain ? 0 : record.pauseMs());
  };

  const begin = (): void => {
    running = run();
  };

  const end = async (): Promise<void> => {
    try {
      await close?.();
    } catch (error) {
      log.warn({ job: name, err: error }, 'Background work could not release its resources');
    }
  };

  return {
    ask: (): Promise<void> => {
      if (!isStarted || signal.aborted) return Promise.resolve();
      const isOver = new Promise<void>((resolve) => asking.push(resolve));
      if (!isRunning && !record.isFailing()) {
        cancel();
        begin();
      }
      return isOver;
    },
    start: (): void => {
      isStarted = true;
      schedule(firstAfterMs);
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      cancel();
      await running;
      for (const resolve of asking) resolve();
      await end();
    },
  };
};
