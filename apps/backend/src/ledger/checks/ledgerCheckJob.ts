import type { Pool } from 'pg';
import type { Job } from '../../runtime/job';
import { checkLedger, type CheckOptions, type LedgerReport } from './ledgerCheck';
import type { LedgerMetrics } from './ledgerMetrics';
import { createLedgerResults, type LedgerResult } from './ledgerResults';

export interface LedgerCheckJobOptions extends Pick<CheckOptions, 'stretch'> {
  pool: Pool;
  log: Record<'error' | 'info', (fields: Record<string, unknown>, message: string) => void>;
  metrics: LedgerMetrics;
  /** Milliseconds since 1970. */
  now: () => number;
  /** How often a sound ledger is checked. */
  checkEveryMs: number;
}

const minute = 60_000;

/** How soon a ledger that was wrong is checked again, so that withdrawals go on once it has been corrected. */
const againAfterMs = 10 * minute;

const faultsOf = ({ checks }: LedgerReport): LedgerResult['faults'] =>
  checks.filter(({ found }) => found > 0).map(({ holds, found, culprits }) => ({ holds, found, culprits }));

/** Checks the ledger after each start and then regularly. Withdrawals stop by the result it keeps. */
export const ledgerCheckJob = ({ pool, log, metrics, now, checkEveryMs, stretch }: LedgerCheckJobOptions): Job => {
  const results = createLedgerResults(pool);
  let last: LedgerResult | undefined;

  const tell = ({ isSound, faults }: LedgerResult, before: LedgerResult | undefined): void => {
    if (!isSound) log.error({ faults }, 'Money does not add up: withdrawals are stopped until it does');
    else if (before?.isSound === false) log.info({}, 'Money adds up again: withdrawals go on');
  };

  return {
    name: 'ledger-check',
    everyMs: Math.min(againAfterMs, checkEveryMs),
    // Traders who waited for the start come first.
    firstAfterMs: Math.min(minute, checkEveryMs),
    work: async (stopping) => {
      if (last?.isSound === true && now() - last.finishedAt.getTime() < checkEveryMs) return;
      const before = last ?? (await results.newest());
      const beganAt = new Date(now());
      const report = await checkLedger(pool, { stopping, ...(stretch !== undefined && { stretch }) });
      const result = { beganAt, finishedAt: new Date(now()), isSound: report.isSound, faults: faultsOf(report) };
      await results.keep(result);
      metrics.show(result);
      tell(result, before);
      last = result;
    },
  };
};
