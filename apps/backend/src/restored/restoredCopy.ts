import { sql } from 'drizzle-orm';
import type { Queries } from '../db/client';

/**
 * What the original may have done since the backup: numbers that it gave to orders, trades and withdrawals are known to
 * traders and custody, so the copy gives others.
 */
const numbersApart = 10_000_000;

/** Other rows' numbers are given one by one, by whoever may use them, which the application's role may. */
const rowsApart = 100_000;

const raiseNumbers = async (queries: Queries): Promise<void> => {
  // Without its writer, so that a process which runs on this database already can write nothing more.
  await queries.execute(
    sql`update exchange set epoch = epoch + 1000, writer = null, last_group = last_group + ${numbersApart},
          last_order = last_order + ${numbersApart}, last_trade = last_trade + ${numbersApart},
          last_transfer = last_transfer + ${numbersApart}`,
  );
  const { rows } = await queries.execute<{ name: string }>(
    sql`select quote_ident(sequencename) as name from pg_sequences where schemaname = current_schema()`,
  );
  for (const { name } of rows)
    await queries.execute(sql`select count(nextval(${name}::regclass)) from generate_series(1, ${rowsApart})`);
};

/** From now on nothing leaves this database until `confirmCopy`. */
export const markRestored = async (queries: Queries, at: Date): Promise<void> => {
  await raiseNumbers(queries);
  await queries.execute(
    sql`insert into restored_copy (restored_at) values (${at.toISOString()}::timestamptz)
        on conflict (restored_at) do update set confirmed_at = null`,
  );
};

/** When the database was restored, if nobody has confirmed it yet. */
export const heldSince = async (queries: Queries): Promise<Date | undefined> => {
  const { rows } = await queries.execute<{ at: string }>(
    sql`select max(restored_at) as at from restored_copy where confirmed_at is null having count(*) > 0`,
  );
  return rows[0] && new Date(rows[0].at);
};

export const confirmCopy = async (queries: Queries, at: Date): Promise<void> => {
  await queries.execute(
    sql`update restored_copy set confirmed_at = ${at.toISOString()}::timestamptz where confirmed_at is null`,
  );
};

export interface WaitingInCopy extends Record<string, unknown> {
  emails: number;
  withdrawals: number;
  dueWork: number;
}

/** What goes on once the copy is confirmed, and what the original may have done already. */
export const waitingInCopy = async (queries: Queries): Promise<WaitingInCopy> => {
  const { rows } = await queries.execute<WaitingInCopy>(
    sql`select (select count(*)::integer from outgoing_mail where sent_at is null and parked_at is null) as emails,
          (select count(*)::integer from withdrawal where status in ('Pending', 'Process')) as withdrawals,
          (select count(*)::integer from due_work where done_at is null and due_at <= now()) as "dueWork"`,
  );
  return rows[0] ?? { emails: 0, withdrawals: 0, dueWork: 0 };
};
