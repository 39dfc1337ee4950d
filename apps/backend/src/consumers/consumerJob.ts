import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import type { CommittedEvents } from '../exchange/committedEvents';
import type { Job } from '../runtime/job';

export interface Occurrence {
  group: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** A handler for each kind of event. Its writes in the transaction it is given happen exactly once. */
export type Handlers = {
  [Kind in keyof CommittedEvents]?: (
    transaction: Transaction,
    payload: CommittedEvents[Kind],
    occurrence: Occurrence,
  ) => Promise<void>;
};

export interface ConsumerOptions {
  db: Database;
  /** The key of its cursor in the database: two with the same name are the same consumer. */
  name: string;
  handlers: Handlers;
  /** Called when events were handled, after the commit. */
  onHandled?: () => void;
  everyMs?: number;
}

interface EventRow extends Record<string, unknown> {
  group: string;
  kind: keyof CommittedEvents;
  payload: CommittedEvents[keyof CommittedEvents];
  at: string;
}

const groupsAtOnce = 50;

/** Serialises processes with the same consumer: each continues where the other stopped. */
const takePlace = async (transaction: Transaction, name: string): Promise<number> => {
  await transaction.execute(
    sql`insert into consumer (name, last_group) values (${name}, 0) on conflict (name) do nothing`,
  );
  // A process that is suspended midway must not block the cursor for ever.
  await transaction.execute(sql`set local idle_in_transaction_session_timeout = '10s'`);
  const { rows } = await transaction.execute<{ last: string }>(
    sql`select last_group as last from consumer where name = ${name} for update`,
  );
  return Number(rows[0]?.last ?? 0);
};

/** Whole groups, in the order they were committed. */
const readNext = async (transaction: Transaction, after: number, kinds: string[]): Promise<EventRow[]> => {
  const isWanted = sql`group_number > ${after} and kind = any (${sql.param(kinds)}::text[])`;
  const { rows } = await transaction.execute<EventRow>(
    sql`select group_number as "group", kind, payload, at from committed_event
        where ${isWanted} and group_number in (
          select distinct group_number from committed_event where ${isWanted} order by 1 limit ${groupsAtOnce})
        order by group_number, position`,
  );
  return rows;
};

const handleOne = async (handlers: Handlers, transaction: Transaction, row: EventRow): Promise<void> => {
  // Each kind's payload fits its handler, but the compiler can't see that through a list.
  const handle = handlers[row.kind] as
    | ((transaction: Transaction, payload: unknown, occurrence: Occurrence) => Promise<void>)
    | undefined;
  await handle?.(transaction, row.payload, { group: Number(row.group), at: new Date(row.at).getTime() });
};

/**
 * Handles committed events: reads those after its cursor, does what follows from them, and moves the cursor, all in
 * one transaction. If a process ends midway nothing has happened, and the next one does it.
 */
export const consumerJob = ({ db, name, handlers, onHandled, everyMs = 1_000 }: ConsumerOptions): Job => {
  const kinds = Object.keys(handlers);

  const followUp = (): Promise<boolean> =>
    db.transaction(async (transaction) => {
      const rows = await readNext(transaction, await takePlace(transaction, name), kinds);
      for (const row of rows) await handleOne(handlers, transaction, row);
      const last = rows.at(-1);
      if (last)
        await transaction.execute(sql`update consumer set last_group = ${Number(last.group)} where name = ${name}`);
      return last !== undefined;
    });

  return {
    name: `consumer-${name}`,
    everyMs,
    work: async (stopping) => {
      let isGoingOn = true;
      while (isGoingOn && !stopping.aborted) {
        isGoingOn = await followUp();
        if (isGoingOn) onHandled?.();
      }
    },
  };
};
