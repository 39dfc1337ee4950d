import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export type Outcome = 'done' | 'failed';

/** Metrics for each background job. An alert on the time of its last success covers every kind of failure. */
export const backgroundMetrics = (registry: Registry, now: () => number) => {
  const runs = new Counter({
    name: 'background_runs_total',
    help: 'Runs of background work, by job and outcome',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'background_run_seconds',
    help: 'How long a run of background work takes, by job',
    labelNames: ['job'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 30],
    registers: [registry],
  });
  const lastSuccess = new Gauge({
    name: 'background_last_success_timestamp_seconds',
    help: 'When a job last succeeded, in seconds since 1970',
    labelNames: ['job'],
    registers: [registry],
  });
  return {
    onRun: (job: string, outcome: Outcome, milliseconds: number): void => {
      runs.inc({ job, outcome });
      duration.observe({ job }, milliseconds / 1_000);
      if (outcome === 'done') lastSuccess.set({ job }, now() / 1_000);
    },
  };
};

export type BackgroundMetrics = ReturnType<typeof backgroundMetrics>;
