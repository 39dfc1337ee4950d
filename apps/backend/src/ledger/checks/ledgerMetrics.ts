import { Gauge, type Registry } from 'prom-client';
import type { LedgerResult } from './ledgerResults';

/** The result of the newest check, for alerts: on what is wrong, and on a check that is missing. */
export const ledgerMetrics = (registry: Registry) => {
  const wrong = new Gauge({
    name: 'ledger_wrong_checks',
    help: 'How many checks of the ledger failed; above 0, withdrawals are stopped',
    registers: [registry],
  });
  const finished = new Gauge({
    name: 'ledger_check_timestamp_seconds',
    help: 'When the ledger was last checked, in seconds since 1970',
    registers: [registry],
  });
  const duration = new Gauge({
    name: 'ledger_check_seconds',
    help: 'How long the last check of the ledger took',
    registers: [registry],
  });
  return {
    show: ({ beganAt, finishedAt, faults }: LedgerResult): void => {
      wrong.set(faults.length);
      finished.set(finishedAt.getTime() / 1_000);
      duration.set((finishedAt.getTime() - beganAt.getTime()) / 1_000);
    },
  };
};

export type LedgerMetrics = ReturnType<typeof ledgerMetrics>;
