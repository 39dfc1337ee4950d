import { sql } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { textColumn } from '../exchange/sql/columns';
import type { RowWriter } from '../exchange/sql/rows';

/** What changed after a withdrawal was requested. */
export type HoldReason = 'password' | 'email' | 'twoFactor' | 'kyc';

interface Held {
  trader: string;
  because: HoldReason;
}

/**
 * Puts a trader's open withdrawals on hold, in the transaction of the change, after the change: what is requested at the
 * same time waits for the trader's row, and finds it changed.
 */
export const holdWithdrawals = async (queries: Queries, { trader, because }: Held, at: Date): Promise<void> => {
  await queries.execute(sql`select hold_withdrawals(${trader}, ${because}, ${at.toISOString()}::timestamptz)`);
};

/** The same for a command that makes the change. */
export const holdWithdrawalsOf: RowWriter<Held> = (rows, { at }) => ({
  name: 'wallet-hold-withdrawals',
  text: `select hold_withdrawals(trader, because, $3::timestamptz)
         from unnest($1::text[], $2::text[]) as changed (trader, because)`,
  values: [textColumn(rows, ({ trader }) => trader), textColumn(rows, ({ because }) => because), new Date(at)],
});
