import { DatabaseError, Pool, type PoolClient } from 'pg';
import { withClient } from '../../db/embedded/connection';
import type { Draft } from '../draft';
import { lookUp } from '../lookUp';
import { rebuild } from '../rebuild';
import { statementsOf, type Statement } from '../writeGroup';
import { makeTape, type TapeOptions } from './makeTape';

/** What one command writes, and which commands before it must have written already. */
interface Recorded {
  statements: Statement[];
  after: number[];
}

const CONNECTIONS = 16;
const DEADLOCK = '40P01';

/** Balances in one order everywhere, so that transactions that change the same ones wait rather than deadlock. */
const inOrder = (draft: Draft): Draft => ({
  ...draft,
  journal: { ...draft.journal, changes: new Map([...draft.journal.changes].toSorted(([one], [other]) => one - other)) },
});

/** The rows that the sequencer writes for each command of the tape, ids included. */
export const record = (connectionString: string, options: Omit<TapeOptions, 'state' | 'lookups' | 'onDraft'>) =>
  withClient(connectionString, async (client): Promise<Recorded[]> => {
    const state = await rebuild(client);
    const recorded: Recorded[] = [];
    const lastWrittenBy = new Map<number, number>();
    const onDraft = (draft: Draft): void => {
      const opened = state.balances.takeOpened();
      if (opened.length > 0) throw new Error('All accounts are to be open before.');
      const after = Array.from(draft.changedOrders, ({ id }) => lastWrittenBy.get(id)).filter((at) => at !== undefined);
      for (const { id } of [...draft.newOrders, ...draft.changedOrders]) lastWrittenBy.set(id, recorded.length);
      recorded.push({ statements: statementsOf(inOrder(draft), opened), after });
    };
    makeTape({ ...options, state, lookups: await lookUp(client, []), onDraft });
    return recorded;
  });

const write = async (client: PoolClient, statements: readonly Statement[]): Promise<void> => {
  await client.query('begin');
  for (const statement of statements) await client.query(statement);
  await client.query('commit');
};

const writePatiently = async (client: PoolClient, statements: readonly Statement[]): Promise<void> => {
  for (;;) {
    try {
      await write(client, statements);
      return;
    } catch (error) {
      await client.query('rollback');
      if (!(error instanceof DatabaseError && error.code === DEADLOCK)) throw error;
    }
  }
};

/** Each command in a transaction of its own, on whichever of the connections is free. Gives how long it took. */
export const writeEach = async (connectionString: string, recorded: readonly Recorded[]): Promise<number> => {
  const pool = new Pool({ connectionString, max: CONNECTIONS });
  const written: Promise<void>[] = [];
  let next = 0;

  const writeNext = async ({ statements, after }: Recorded): Promise<void> => {
    await Promise.all(after.map((at) => written[at]));
    const client = await pool.connect();
    try {
      await writePatiently(client, statements);
    } finally {
      client.release();
    }
  };

  const goOn = async (): Promise<void> => {
    for (let command = recorded[next]; command; command = recorded[next]) {
      next += 1;
      const writing = writeNext(command);
      written.push(writing);
      await writing;
    }
  };

  await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.query('select')));
  const begun = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, goOn));
  const tookMs = performance.now() - begun;
  await pool.end();
  return tookMs;
};
