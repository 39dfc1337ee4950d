import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import type { CommittedEvents } from '../exchange/committedEvents';
import type { Job } from '../runtime/job';

export interface Occurrence {
  group: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** What follows from each kind of event. All it does is done in the transaction that it is handed, and so once. */
export type Handlers = {
  [Kind in keyof CommittedEvents]?: (
    transaction: Transaction,
    payload: CommittedEvents[Kind],
    occurrence: Occurrence,
  ) => Promise<void>;
};

export interface ConsumerOptions {
  db: Database;
  /** Keeps its place in the database under this name: two of one name are the same consumer. */
  name: string;
  handlers: Handlers;
  /** Told when something was followed up, after it is durable. */
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

/** Whoever else follows up the same events waits here, or goes on where this one ended. */
const takePlace = async (transaction: Transaction, name: string): Promise<number> => {
  await transaction.execute(
    sql`insert into consumer (name, last_group) values (${name}, 0) on conflict (name) do nothing`,
  );
  // A process that is stopped in the middle must not keep its place for ever.
  await transaction.execute(sql`set local idle_in_transaction_session_timeout = '10s'`);
  const { rows } = await transaction.execute<{ last: string }>(
    sql`select last_group as last from consumer where name = ${name} for update`,
  );
  return Number(rows[0]?.last ?? 0);
};

/** Whole groups, in the order in which they were committed. */
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
  // Each kind's payload is what the kind's handler takes; of a list the compiler cannot know that.
  const handle = handlers[row.kind] as
    | ((transaction: Transaction, payload: unknown, occurrence: Occurrence) => Promise<void>)
    | undefined;
  await handle?.(transaction, row.payload, { group: Number(row.group), at: new Date(row.at).getTime() });
};

/**
 * Follows up what was committed: reads the events after its place, does what follows from them, and moves its place, all
 * in one transaction. A process that ends in the middle has done nothing, and the next one does it.
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
