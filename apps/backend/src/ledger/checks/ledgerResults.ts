import type { Pool } from 'pg';
import type { LedgerReport } from './ledgerCheck';

export interface LedgerResult {
  beganAt: Date;
  finishedAt: Date;
  isSound: boolean;
  faults: Pick<LedgerReport['checks'][number], 'holds' | 'found' | 'culprits'>[];
}

/** Whether money adds up, as far as the newest check of the exchange knows. */
export const isLedgerWrongSql = `exists (
  select from (select is_sound from ledger_check order by number desc limit 1) newest where not is_sound)`;

/** The results of the exchange's own checks, which survive a restart. */
export const createLedgerResults = (pool: Pick<Pool, 'query'>) => ({
  keep: async ({ beganAt, finishedAt, isSound, faults }: LedgerResult): Promise<void> => {
    await pool.query('insert into ledger_check (began_at, finished_at, is_sound, faults) values ($1, $2, $3, $4)', [
      beganAt,
      finishedAt,
      isSound,
      JSON.stringify(faults),
    ]);
  },
  newest: async (): Promise<LedgerResult | undefined> => {
    const { rows } = await pool.query<LedgerResult>(
      `select began_at as "beganAt", finished_at as "finishedAt", is_sound as "isSound", faults
       from ledger_check order by number desc limit 1`,
    );
    return rows[0];
  },
});
