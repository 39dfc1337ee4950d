import type { Registry } from 'prom-client';
import type { OwnerServices } from '../area/area';
import type { RunningAreas } from '../area/foldAreas';
import { areaLetters, areaOperatorCommands } from '../areas';
import { followCommitted } from '../consumers/followCommitted';
import { dueWorkJob } from '../dueWork/dueWork';
import { followInbox } from '../inbox/followInbox';
import { inboxDueHandlers } from '../inbox/handOverWhenDue';
import { resealJob } from '../identity/sealed/resealJob';
import { ledgerCheckJob } from '../ledger/checks/ledgerCheckJob';
import { ledgerMetrics } from '../ledger/checks/ledgerMetrics';
import { settledCommands } from '../operator/operate';
import { createExamine } from '../operator/warrants/examine';
import { limitsOf } from '../operator/warrants/limits';
import { databaseServerJob } from '../ownership/databaseServerJob';
import type { BackgroundWork } from '../runtime/backgroundWork';
import type { Job } from '../runtime/job';

interface WorkOptions extends Pick<OwnerServices, 'core' | 'database' | 'env' | 'exchange' | 'log' | 'mailer' | 'now'> {
  registry: Registry;
  background: BackgroundWork;
  areas: RunningAreas;
  keepDatabaseRunning: (() => Promise<void>) | undefined;
  custodyJobs: readonly Job[];
}

/** What the server does without being called, in this order: each job after those it depends on. */
export const addBackgroundWork = (options: WorkOptions): void => {
  const { background, areas, core, database, env, exchange, log, mailer, now } = options;
  const { db, pool } = database;
  const metrics = ledgerMetrics(options.registry);
  for (const job of [databaseServerJob(options.keepDatabaseRunning), ...areas.retention, ...options.custodyJobs])
    background.add(job);
  const settled = settledCommands(areaOperatorCommands);
  followInbox({ background, database, exchange, log, examine: createExamine({ limits: limitsOf(env), settled, now }) });
  background.add(dueWorkJob({ db, log, handlers: { ...inboxDueHandlers, ...areas.dueWork }, now }));
  followCommitted({ background, db, exchange, mailer, letters: areaLetters });
  for (const addJobs of areas.jobs) addJobs(background);
  background.add(resealJob({ db, seals: core.seals, log, now }));
  background.add(ledgerCheckJob({ pool, log, metrics, now, checkEveryMs: env.LEDGER_CHECK_EVERY_MS }));
};
