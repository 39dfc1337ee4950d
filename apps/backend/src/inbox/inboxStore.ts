import { sql } from 'drizzle-orm';
import type { Queries } from '../db/client';
import type { Command, CommandKind } from '../exchange/commands';
import type { Outcome } from '../exchange/outcomes';

export interface NewCommand {
  /** The same ID again is the same command, carried out once. */
  id: string;
  command: Command;
  /** The operator, or the process that handed it over automatically. */
  by: string;
}

export interface WaitingCommand {
  number: number;
  command: Command;
}

/** Hands a command over to the process that owns the exchange. Returns whether the ID belongs to this very command. */
export const handOver = async (queries: Queries, { id, command, by }: NewCommand): Promise<boolean> => {
  const text = JSON.stringify(command);
  const added = await queries.execute(
    sql`insert into inbox (id, command, handed_by) values (${id}, ${text}::jsonb, ${by}) on conflict (id) do nothing`,
  );
  if (added.rowCount === 1) return true;
  const { rows } = await queries.execute<{ isSame: boolean }>(
    sql`select command = ${text}::jsonb as "isSame" from inbox where id = ${id}`,
  );
  return rows[0]?.isSame === true;
};

export const readWaiting = async (queries: Queries, most: number): Promise<WaitingCommand[]> => {
  const { rows } = await queries.execute<{ number: string; command: Command }>(
    sql`select number, command from inbox where outcome is null order by number limit ${most}`,
  );
  return rows.map(({ number, command }) => ({ number: Number(number), command }));
};

/** For an outcome that changed nothing, so that it had no transaction to be stored in. */
export const storeOutcome = async (queries: Queries, number: number, outcome: Outcome<CommandKind>): Promise<void> => {
  await queries.execute(
    sql`update inbox set outcome = ${JSON.stringify(outcome)}::jsonb, done_at = clock_timestamp()
        where number = ${number} and outcome is null`,
  );
};

export interface HandedCommand {
  id: string;
  command: Command;
  by: string;
  /** When it was handed over. */
  at: string;
  /** Null while it waits to be carried out. */
  outcome: Outcome<CommandKind> | null;
}

const handed = sql`select id, command, handed_by as by, handed_at as at, outcome from inbox`;

export const findHanded = async (queries: Queries, id: string): Promise<HandedCommand | undefined> => {
  const { rows } = await queries.execute<HandedCommand & Record<string, unknown>>(sql`${handed} where id = ${id}`);
  return rows[0];
};

/** In the order they will be carried out. */
export const listWaiting = async (queries: Queries): Promise<HandedCommand[]> => {
  const { rows } = await queries.execute<HandedCommand & Record<string, unknown>>(
    sql`${handed} where outcome is null order by number limit 100`,
  );
  return rows;
};

export const countWaiting = async (queries: Queries): Promise<number> => {
  const { rows } = await queries.execute<{ count: number }>(
    sql`select count(*)::integer as count from inbox where outcome is null`,
  );
  return rows[0]?.count ?? 0;
};

/** Whether a process owns the exchange, as far as the database knows. */
export const isExchangeRunning = async (queries: Queries): Promise<boolean> => {
  const { rows } = await queries.execute<{ isRunning: boolean }>(
    sql`select holder is not null and expires_at > clock_timestamp() as "isRunning" from exchange_lease`,
  );
  return rows[0]?.isRunning === true;
};
