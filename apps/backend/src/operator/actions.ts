import { sql } from 'drizzle-orm';
import type { Queries } from '../db/client';
import type { CommandKind } from '../exchange/commands';
import type { Outcome } from '../exchange/outcomes';

/** Something that an operator did. */
export interface Action {
  who: string;
  why: string;
  /** The command as it was typed. */
  words: string;
  at: Date;
  /** The command in the inbox that it became. */
  inboxId?: string | undefined;
}

/** Kept in the transaction that makes the change. The same command handed over again is the same action. */
export const keepAction = async (queries: Queries, { at, who, why, words, inboxId }: Action): Promise<void> => {
  await queries.execute(
    sql`insert into operator_action (at, who, why, words, inbox_id)
        values (${at.toISOString()}::timestamptz, ${who}, ${why}, ${words}, ${inboxId ?? null})
        on conflict (inbox_id) do nothing`,
  );
};

export interface KeptAction {
  at: Date;
  who: string;
  why: string;
  words: string;
  id: string | null;
  /** Null if there is none to wait for, or none yet. */
  outcome: Outcome<CommandKind> | null;
  /** Whether it waits for a second person. */
  isHeld: boolean;
}

type ActionRow = Omit<KeptAction, 'at'> & { at: string };

const kept = ({ at, ...row }: ActionRow): KeptAction => ({ ...row, at: new Date(at) });

const selected = sql`select at, who, why, words, inbox_id as id, outcome,
                       held_at is not null as "isHeld"
                     from operator_action left join inbox on inbox.id = inbox_id`;

export interface ActionFilter {
  who?: string | undefined;
  since?: Date | undefined;
  /** Part of the words, the reason or the ID. */
  find?: string | undefined;
}

const conditionOf = ({ who, since, find }: ActionFilter) => {
  const contains = (column: ReturnType<typeof sql>) => sql`strpos(lower(${column}), lower(${find ?? ''})) > 0`;
  return sql.join(
    [
      sql`true`,
      ...(who === undefined ? [] : [sql`who = ${who}`]),
      ...(since === undefined ? [] : [sql`at >= ${since.toISOString()}::timestamptz`]),
      ...(find === undefined
        ? []
        : [sql`(${contains(sql`words`)} or ${contains(sql`why`)} or ${contains(sql`coalesce(inbox_id, '')`)})`]),
    ],
    sql` and `,
  );
};

/** The newest first. */
export const readActions = async (queries: Queries, most: number, filter: ActionFilter = {}): Promise<KeptAction[]> => {
  const { rows } = await queries.execute<ActionRow & Record<string, unknown>>(
    sql`${selected} where ${conditionOf(filter)} order by operator_action.number desc limit ${most}`,
  );
  return rows.map(kept);
};

/** The action that became this command of the inbox. */
export const findAction = async (queries: Queries, id: string): Promise<KeptAction | undefined> => {
  const { rows } = await queries.execute<ActionRow & Record<string, unknown>>(sql`${selected} where inbox_id = ${id}`);
  return rows[0] && kept(rows[0]);
};
