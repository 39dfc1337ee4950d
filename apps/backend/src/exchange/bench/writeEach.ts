import { DatabaseError, Pool, type PoolClient } from 'pg';
import type { Statement } from '../sql/statement';
import type { Recorded } from './recordRows';

const CONNECTIONS = 16;
const DEADLOCK = '40P01';

const write = async (client: PoolClient, statements: readonly Statement[]): Promise<void> => {
  await client.query('begin');
  for (const statement of statements) await client.query(statement);
  await client.query('commit');
};

/** Retries if the database broke a deadlock by aborting this transaction. */
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

/** Each command in its own transaction, on any free connection. Returns the milliseconds taken. */
export const writeEach = async (connectionString: string, recorded: readonly Recorded[]): Promise<number> => {
  const pool = new Pool({ connectionString, max: CONNECTIONS });
  const written = new Map<number, Promise<void>>();
  let next = 0;

  const writeNext = async ({ statements, after }: Recorded): Promise<void> => {
    await Promise.all(after.map(async (at) => written.get(at)));
    const client = await pool.connect();
    try {
      await writePatiently(client, statements);
    } finally {
      client.release();
    }
  };

  const goOn = async (): Promise<void> => {
    for (let command = recorded[next]; command; command = recorded[next]) {
      const writing = writeNext(command);
      written.set(next, writing);
      next += 1;
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
