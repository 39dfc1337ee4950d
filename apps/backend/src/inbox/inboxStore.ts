import { sql } from 'drizzle-orm';
import type { Queries } from '../db/client';
import type { Command, CommandKind } from '../exchange/commands';
import type { Outcome } from '../exchange/outcomes';
import type { Warrant } from './warrant';

export interface NewCommand {
  /** The same ID again is the same command, carried out once. */
  id: string;
  command: Command;
  /** The operator, or the process that handed it over automatically. */
  by: string;
  /** What an operator signed it with. The exchange's own work has none. */
  warrant?: Warrant | undefined;
}

export interface WaitingCommand {
  number: number;
  id: string;
  command: Command;
  warrant: Warrant | null;
}

/** Hands a command over to the process that owns the exchange. Returns whether the ID belongs to this very command. */
export const handOver = async (queries: Queries, { id, command, by, warrant }: NewCommand): Promise<boolean> => {
  const text = JSON.stringify(command);
  const signed = warrant === undefined ? null : JSON.stringify(warrant);
  const added = await queries.execute(
    sql`insert into inbox (id, command, handed_by, warrant)
        values (${id}, ${text}::jsonb, ${by}, ${signed}::jsonb) on conflict (id) do nothing`,
  );
  if (added.rowCount === 1) return true;
  const { rows } = await queries.execute<{ isSame: boolean }>(
    sql`select command = ${text}::jsonb as "isSame" from inbox where id = ${id}`,
  );
  return rows[0]?.isSame === true;
};

interface WaitingRow extends Record<string, unknown>, Omit<WaitingCommand, 'number'> {
  number: string;
}

const toWaiting = ({ number, id, command, warrant }: WaitingRow): WaitingCommand => ({
  number: Number(number),
  id,
  command,
  warrant,
});

export const readWaiting = async (queries: Queries, most: number): Promise<WaitingCommand[]> => {
  const { rows } = await queries.execute<WaitingRow>(
    sql`select number, id, command, warrant from inbox
        where outcome is null and held_at is null order by number limit ${most}`,
  );
  return rows.map(toWaiting);
};

/** From here on it waits for a second person, and is not taken up by itself. */
export const hold = async (queries: Queries, number: number): Promise<void> => {
  await queries.execute(
    sql`update inbox set held_at = clock_timestamp() where number = ${number} and outcome is null and held_at is null`,
  );
};

export interface HeldCommand extends WaitingCommand {
  isHeld: boolean;
  outcome: Outcome<CommandKind> | null;
}

/** A command that waits for a second person, or waited. */
export const findHeld = async (queries: Queries, id: string): Promise<HeldCommand | undefined> => {
  const { rows } = await queries.execute<WaitingRow & { isHeld: boolean; outcome: Outcome<CommandKind> | null }>(
    sql`select number, id, command, warrant, held_at is not null as "isHeld", outcome from inbox where id = ${id}`,
  );
  const [row] = rows;
  return row && { ...toWaiting(row), isHeld: row.isHeld, outcome: row.outcome };
};

/** In the order in which they were handed over. */
export const listHeld = async (queries: Queries): Promise<WaitingCommand[]> => {
  const { rows } = await queries.execute<WaitingRow>(
    sql`select number, id, command, warrant from inbox
        where outcome is null and held_at is not null order by number limit 100`,
  );
  return rows.map(toWaiting);
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
  /** Whether it waits for a second person. */
  isHeld: boolean;
}

const handed = sql`select id, command, handed_by as by, handed_at as at, outcome,
                     outcome is null and held_at is not null as "isHeld" from inbox`;

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
